//! Long answers that were made a short while ago, such as pictures of moments.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use bastide_service::Answer;

/// The most bytes that are kept.
const MAX: usize = 64 << 20;

/// Answers by what they answer, up to [`MAX`] bytes.
pub struct AnswerCache {
    kept: Mutex<Kept>,
}

struct Kept {
    answers: LruCache<String, (Arc<Answer>, usize)>,
    bytes: usize,
}

impl Default for AnswerCache {
    fn default() -> AnswerCache {
        AnswerCache { kept: Mutex::new(Kept { answers: LruCache::unbounded(), bytes: 0 }) }
    }
}

impl AnswerCache {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns an answer.
    pub fn get(&self, key: &str) -> Option<Arc<Answer>> {
        self.kept().answers.get(key).map(|(answer, _)| answer.clone())
    }

    /// Keeps an answer, and drops those that were not asked for longest.
    pub fn put(&self, key: String, answer: &Arc<Answer>) {
        let bytes = key.len() + size(answer);
        let mut kept = self.kept();
        if let Some((_, (_, old))) = kept.answers.push(key, (answer.clone(), bytes)) {
            kept.bytes -= old;
        }
        kept.bytes += bytes;
        while kept.bytes > MAX
            && let Some((_, (_, old))) = kept.answers.pop_lru()
        {
            kept.bytes -= old;
        }
    }
}

/// Returns about how many bytes an answer takes.
fn size(answer: &Answer) -> usize {
    match answer {
        Answer::File(bytes) => bytes.len(),
        Answer::Look(look) => look.parts.iter().map(|(key, part)| key.len() + part.len()).sum::<usize>() + 4096,
        Answer::Data(data) => data.to_string().len() * 2,
        _ => 256,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_keeps_what_was_asked_for_last_within_its_size() {
        let cache = AnswerCache::default();
        let file = || Arc::new(Answer::File(vec![0; 20 << 20]));
        for key in ["a", "b", "c"] {
            cache.put(key.into(), &file());
        }
        assert!(cache.get("a").is_some());
        cache.put("d".into(), &file());
        assert!(cache.get("a").is_some() && cache.get("b").is_none() && cache.get("d").is_some());
        cache.put("d".into(), &Arc::new(Answer::File(Vec::new())));
        cache.put("e".into(), &file());
        assert!(cache.get("c").is_some() && cache.get("d").is_some(), "an answer that is replaced counts once");
    }
}
