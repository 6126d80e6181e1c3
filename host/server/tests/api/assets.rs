//! The files of pages, and the versions that browsers keep.

use crate::support::{Done, Server};

#[test]
fn a_browser_gets_a_file_again_only_if_it_changed() -> Done {
    let server = Server::new()?;
    let file = format!("{}/assets/game/game.css", server.base);
    let first = ureq::get(&file).call()?;
    assert_eq!(first.status(), 200);
    assert_eq!(first.headers().get("cache-control").map(|v| v.as_bytes()), Some(&b"no-cache"[..]));
    let tag = first.headers().get("etag").ok_or("no ETag")?.to_str()?.to_owned();
    for (known, status) in [
        (tag.clone(), 304),
        (format!("W/{tag}"), 304),
        (format!("\"another\", {tag}"), 304),
        ("\"another\"".to_owned(), 200),
        (tag.trim_matches('"').to_owned(), 200),
    ] {
        let mut answer = ureq::get(&file).header("If-None-Match", &known).call()?;
        assert_eq!(answer.status(), status, "{known}");
        let body = answer.body_mut().read_to_string()?;
        assert_eq!(body.is_empty(), status == 304, "{known}: {} bytes", body.len());
    }
    Ok(())
}
