//! Scripts and style sheets without their comments, which are for those who write them.
//!
//! The pages follow two rules, which a test checks: a comment of several lines begins and ends lines
//! of its own, and no text of a script has a line that begins like a comment.

/// Returns a script or a style sheet without comments and indentation.
pub(super) fn lean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut inside = false;
    for line in text.lines().map(str::trim) {
        if inside || line.starts_with("/*") {
            inside = !line.contains("*/");
            // What follows a comment on its line stays.
            let rest = line.split_once("*/").map_or("", |(_, rest)| rest);
            push(&mut out, rest);
        } else if !line.starts_with("//") {
            push(&mut out, line);
        }
    }
    out
}

/// Adds a line without the types that it gives.
fn push(out: &mut String, line: &str) {
    let mut rest = line.trim_start();
    if rest.is_empty() {
        return;
    }
    while let Some((before, after)) = rest.split_once("/** @type ") {
        let Some((_, after)) = after.split_once("*/") else { break };
        out.push_str(before);
        rest = after.trim_start();
    }
    out.push_str(rest);
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_left_out() {
        let script = "// @ts-check\n/** The board. */\n\nimport { a } from \"./a.js\";\n\n/**\n * Draws.\n * @param {any} x\n */\n\
                      function draw(x) {\n  // A remark.\n  const y = /** @type {any} */ (x); const u = \"https://a\";\n  return y;\n}\n";
        let lean_script =
            "import { a } from \"./a.js\";\nfunction draw(x) {\nconst y = (x); const u = \"https://a\";\nreturn y;\n}\n";
        assert_eq!(lean(script), lean_script);
        assert_eq!(
            lean("/* Colors. */\n:root { --a: b; }\n/* of two\n lines */ p { c: d; }\n"),
            ":root { --a: b; }\np { c: d; }\n"
        );
    }

    #[test]
    fn no_text_in_the_pages_looks_like_a_comment() {
        let scripts = super::super::assets::scripts();
        assert!(scripts.len() > 10);
        for (name, text) in scripts {
            // The marks of a text of several lines: within one, a line may not begin like a comment.
            let mut within = false;
            for line in text.lines() {
                let begins = line.trim().starts_with("//") || line.trim().starts_with("/*") || line.trim().starts_with("* ");
                assert!(!(within && begins), "{name}: {line}");
                let comment = line.trim().starts_with('*') || begins;
                within ^= !comment && line.matches('`').count() % 2 == 1;
            }
            assert!(!within, "{name}");
        }
    }
}
