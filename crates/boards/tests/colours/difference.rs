//! How different two colours look: CIEDE2000, and what people see who lack a kind of cone.

/// A colour as light: red, green and blue, linear, from 0 to 1.
pub(super) type Light = [f64; 3];

/// A colour in CIELAB.
pub(super) type Lab = [f64; 3];

/// Three kinds of colour blindness, and none: what becomes of linear red, green and blue (Machado, Oliveira and Fernandes 2009,
/// severity 1).
pub(super) const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn times(matrix: &[[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// A colour such as `#e3b23c` as light.
pub(super) fn light(colour: &str) -> Light {
    let number = u32::from_str_radix(colour.trim_start_matches('#'), 16).expect("six digits");
    [16, 8, 0].map(|shift| {
        let value = f64::from(number >> shift & 0xff) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// What an eye sees of a colour.
pub(super) fn seen(colour: &str, eye: &[[f64; 3]; 3]) -> Lab {
    let light = times(eye, light(colour)).map(|value| value.clamp(0.0, 1.0));
    let to_xyz = [
        [0.412_456, 0.357_576, 0.180_437],
        [0.212_673, 0.715_152, 0.072_175],
        [0.019_334, 0.119_192, 0.950_304],
    ];
    let xyz = times(&to_xyz, light);
    let white = [0.950_470, 1.0, 1.088_830];
    let [x, y, z] = [0, 1, 2].map(|axis| {
        let value: f64 = xyz[axis] / white[axis];
        if value > 216.0 / 24_389.0 {
            value.cbrt()
        } else {
            (24_389.0 / 27.0 * value + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000 with all weights 1, in the notation of Sharma, Wu and Dalal (2005).
pub(super) fn ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let power = |value: f64| (value.powi(7) / (value.powi(7) + 25_f64.powi(7))).sqrt();
    let stretch = 1.0 + 0.5 * (1.0 - power(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let apart = (h1 - h2).abs() > 180.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let delta_h = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (light, chroma) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let hue = match h1 + h2 {
        sum if grey => sum,
        sum if !apart => sum / 2.0,
        sum if sum < 360.0 => f64::midpoint(sum, 360.0),
        sum => f64::midpoint(sum, -360.0),
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(hue - 30.0) + 0.24 * cos(2.0 * hue) + 0.32 * cos(3.0 * hue + 6.0)
        - 0.20 * cos(4.0 * hue - 63.0);
    let s_l = 1.0 + 0.015 * (light - 50.0).powi(2) / (20.0 + (light - 50.0).powi(2)).sqrt();
    let s_c = 1.0 + 0.045 * chroma;
    let s_h = 1.0 + 0.015 * chroma * t;
    let turned = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let r_t = -(2.0 * turned).to_radians().sin() * 2.0 * power(chroma);
    let (l, c, h) = ((l2 - l1) / s_l, (c2 - c1) / s_c, delta_h / s_h);
    (l * l + c * c + h * h + r_t * c * h).sqrt()
}

/// Pairs of the paper's own table.
#[test]
fn the_difference_is_that_of_the_published_examples() {
    let examples: [(Lab, Lab, f64); 7] = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        (
            [60.2574, -34.0099, 36.2677],
            [60.4626, -34.1751, 39.4387],
            1.2644,
        ),
        (
            [22.7233, 20.0904, -46.6940],
            [23.0331, 14.9730, -42.5619],
            2.0373,
        ),
        (
            [2.0776, 0.0795, -1.1350],
            [0.9033, -0.0636, -0.5514],
            0.9082,
        ),
    ];
    for (one, other, expected) in examples {
        let found = ciede2000(one, other);
        assert!((found - expected).abs() < 0.0001, "{found}, not {expected}");
    }
}
