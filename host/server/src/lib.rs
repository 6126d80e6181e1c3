//! Serves games to browsers.
