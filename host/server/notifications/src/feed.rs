//! Feeds in Atom (RFC 4287), for programs that read news.

use bastide_texts::Args;
use maud::{Markup, PreEscaped, html};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::subscription::{Channel, Subscription};
use super::words::words;
use bastide_common::texts::say_with;

/// Returns the feed of a subscription. `url` is the address of the server, `path` that of the feed.
pub(super) fn atom(one: &Subscription, table: &str, url: &str, path: &str) -> Option<String> {
    let Channel::Feed { entries, since } = &one.channel else { return None };
    let language = &one.language;
    let page = format!("{url}/t/{table}");
    let updated = entries.first().map_or(*since, |entry| entry.due);
    let feed = html! {
        feed xmlns="http://www.w3.org/2005/Atom" xml:lang=(language) {
            title { (say_with(language, "notification-feed", &Args::new())) }
            id { "urn:bastide:" (table) ":" (one.id) }
            updated { (moment(updated)) }
            author { name { "Bastide" } }
            (link("self", &format!("{url}{path}")))
            (link("alternate", &page))
            @for entry in entries {
                @let told = words(language, entry, entry.due);
                entry {
                    title { (told.title) }
                    id { "urn:bastide:" (table) ":" (one.id) ":" (format!("{:?}", entry.event).to_lowercase()) ":" (entry.mark) }
                    updated { (moment(entry.due)) }
                    (link("alternate", &page))
                    @if !told.body.is_empty() { summary { (told.body) } }
                }
            }
        }
    };
    Some(format!("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n{}", feed.into_string()))
}

/// Returns a link. The elements of a page that have no contents are written otherwise than those of a feed.
fn link(relation: &str, address: &str) -> Markup {
    let address = html! { (address) }.into_string();
    PreEscaped(format!("<link rel=\"{relation}\" href=\"{address}\"/>"))
}

/// Returns a moment in milliseconds since 1970 as RFC 3339 writes it, in UTC.
fn moment(ms: i64) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(ms.div_euclid(1000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    moment.format(&Rfc3339).unwrap_or_default()
}
