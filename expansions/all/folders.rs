/// Returns the folders of the expansions, which are their ids: those that the manifest of this crate
/// depends on by their path beside it.
pub(crate) fn folders(manifest: &str) -> impl Iterator<Item = &str> {
    manifest.lines().filter_map(|line| line.strip_prefix("bastide-")?.split_once("path = \"../")?.1.split('"').next())
}
