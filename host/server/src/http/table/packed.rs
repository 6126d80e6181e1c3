//! A stream of events as gzip: each event is flushed at once.
//!
//! An event is compressed on its own, so all viewers of the same channel share the result, a stream keeps no state of a compressor,
//! and nothing of one event can be guessed from the length of another.

use std::convert::Infallible;
use std::io::Write;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bastide_rooms::channel::Message;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use futures_util::stream::{self, Stream, StreamExt};

/// The beginning of a gzip file: the method, no flags, no time, an unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// The last block of deflated data, which is empty.
const LAST: [u8; 2] = [3, 0];
/// A sign of life: a comment.
const ALIVE: &[u8] = b":\n\n";

/// Returns `true` if a sender reads gzip.
pub(super) fn is_read(headers: &HeaderMap) -> bool {
    let listed = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// Returns the response to a browser, with a sign of life after each pause of this length.
pub(super) fn response(messages: impl Stream<Item = Message> + Send + 'static, beat: Duration) -> Response {
    let open = Open { messages: Box::pin(messages), crc: Crc::new(), beat };
    let head = stream::once(async { Bytes::from_static(&HEAD) });
    let parts = head.chain(stream::unfold(Some(open), Open::next)).map(Ok::<_, Infallible>);
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CONTENT_ENCODING, "gzip"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
    ];
    (headers, Body::from_stream(parts)).into_response()
}

/// A stream that has begun.
struct Open {
    messages: Pin<Box<dyn Stream<Item = Message> + Send>>,
    /// The checksum of what was sent.
    crc: Crc,
    beat: Duration,
}

impl Open {
    /// Returns what is sent next, and the stream after it: `None` after its end.
    async fn next(open: Option<Open>) -> Option<(Bytes, Option<Open>)> {
        let mut open = open?;
        match tokio::time::timeout(open.beat, open.messages.next()).await {
            Ok(Some(message)) => {
                let event = event(&message);
                open.crc.update(event.as_bytes());
                let packed = message.packed.get_or_init(|| deflated(event.as_bytes()).into());
                Some((Bytes::from_owner(Arc::clone(packed)), Some(open)))
            }
            Ok(None) => {
                let sums = [open.crc.sum().to_le_bytes(), open.crc.amount().to_le_bytes()].concat();
                Some((Bytes::from([&LAST[..], &sums].concat()), None))
            }
            Err(_) => {
                open.crc.update(ALIVE);
                Some((deflated(ALIVE).into(), Some(open)))
            }
        }
    }
}

/// Returns a message as an event of a stream. Its text is JSON on one line.
fn event(message: &Message) -> String {
    format!("id: {}\ndata: {}\n\n", message.id, message.text)
}

/// Returns data that is deflated up to a boundary of bytes, without the end of its stream.
fn deflated(data: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    // A vector takes all that is written.
    let written = encoder.write_all(data).and_then(|()| encoder.flush());
    debug_assert!(written.is_ok());
    std::mem::take(encoder.get_mut())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::http::HeaderValue;
    use flate2::read::GzDecoder;

    use super::*;

    #[tokio::test]
    async fn each_event_is_read_as_soon_as_it_has_come_and_the_whole_is_a_file() -> Result<(), Box<dyn std::error::Error>> {
        let texts = ["{\"set\":{}}", "{\"set\":{\"a\":\"ä\"}}"];
        let all: Vec<Message> = (7..).zip(texts).map(|(id, text)| Message::new(id, text.to_owned())).collect();
        let body = response(stream::iter(all.clone()), Duration::from_secs(60)).into_body().into_data_stream();
        let parts: Vec<Bytes> = body.map(Result::unwrap_or_default).collect().await;
        let mut so_far = Vec::new();
        for (part, wanted) in parts.iter().zip(["", "id: 7\ndata: {\"set\":{}}\n\n", "id: 8\ndata: {\"set\":{\"a\":\"ä\"}}\n\n"])
        {
            so_far.extend_from_slice(part);
            let mut read = Vec::new();
            let ended = GzDecoder::new(&so_far[..]).read_to_end(&mut read);
            assert!(ended.is_err() && String::from_utf8(read)?.ends_with(wanted), "{wanted}");
        }
        let mut whole = String::new();
        GzDecoder::new(&parts.concat()[..]).read_to_string(&mut whole)?;
        assert_eq!(whole.matches("data: ").count(), 2);
        assert!(all.iter().all(|message| message.packed.get().is_some()), "other viewers get the same bytes");
        Ok(())
    }

    #[test]
    fn gzip_is_sent_to_those_who_read_it() {
        let reads = |value| is_read(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]));
        assert!(reads("gzip, deflate, br") && reads("br;q=1.0, GZIP;q=0.5"));
        assert!(!reads("br") && !reads("gzip;q=0, identity") && !is_read(&HeaderMap::new()));
    }
}
