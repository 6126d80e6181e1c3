/// Returns the id of each expansion and its folder, relative to that of this crate: the dependencies
/// that the manifest of this crate names by a path.
pub(crate) fn folders(manifest: &str) -> impl Iterator<Item = (&str, &str)> {
    manifest.lines().filter_map(|line| {
        let (id, rest) = line.strip_prefix("bastide-")?.split_once(" = { path = \"")?;
        Some((id, rest.split('"').next()?))
    })
}
