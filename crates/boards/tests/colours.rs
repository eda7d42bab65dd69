//! Colours that mean something differ for everybody, or a sign and an outline tell them apart.

mod colours {
    mod contrast;
    mod difference;
    mod sides;
    mod tokens;
}
