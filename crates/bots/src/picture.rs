//! What all drawings of figures have in common: SVG that stands alone or in a page, by day and by night.

use std::fmt::Display;

/// The colours of paper and ink, of the marks, and of what they are compared with.
const STYLE: &str = ".plot .ground{fill:#f6f0e2}.plot text{fill:#2a2622}.plot .faint{fill:#5d564d}.plot .grid{stroke:#d8cfbb;fill:none}\
.plot .mark{stroke:#00717f;fill:none;stroke-width:2}.plot .dot{fill:#00717f}\
.plot .mark.second{stroke:#b3202c}.plot .dot.second{fill:#b3202c}\
@media(prefers-color-scheme:dark){.plot .ground{fill:#1e1c1a}.plot text{fill:#ede6d8}.plot .faint{fill:#b5ac9c}.plot .grid{stroke:#47413a}\
.plot .mark{stroke:#5be6e0}.plot .dot{fill:#5be6e0}.plot .mark.second{stroke:#f08a80}.plot .dot.second{fill:#f08a80}}";

/// The beginning of a drawing with this title.
pub(crate) fn begin(title: &str, width: f64, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{0}</title>\n<style>{STYLE}</style>\n<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"16\">{0}</text>\n",
        escape(&title)
    )
}

/// A text as it stands in SVG.
pub(crate) fn escape(text: &dyn Display) -> String {
    text.to_string()
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
