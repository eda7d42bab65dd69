//! Revolution: the map with everything that stands on it, the boxes and the tracks.

mod draw;
mod panel;
mod signs;
