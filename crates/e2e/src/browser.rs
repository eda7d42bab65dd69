//! A real browser, driven from outside.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use data_encoding::BASE64;
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

use crate::Server;

/// How long a condition may take to come true on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often a picture is asked for. On a busy machine Chromium now and then draws none: it says that the page was left.
const PICTURES: usize = 2;

const ARGUMENTS: [&str; 13] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    // Meant against pages that are not drawn any more; whether they help was not shown.
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling",
];

/// What the browser is like.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The width of the window.
    pub width: u32,
    /// The height of the window.
    pub height: u32,
    /// The language that is asked for.
    pub lang: &'static str,
    /// Whether the system is dark.
    pub dark: bool,
    /// Whether the system wants little movement.
    pub calm: bool,
}

impl Look {
    /// A window on a desk.
    pub const WIDE: Look = Look {
        width: 1400,
        height: 900,
        lang: "en",
        dark: false,
        calm: false,
    };
    /// A telephone.
    pub const NARROW: Look = Look {
        width: 360,
        height: 740,
        ..Look::WIDE
    };
}

/// A browser with one page.
pub struct Browser {
    driver: WebDriver,
    process: Child,
    site: String,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver takes its browser with it. If it is gone already, all the better.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Browser {
    /// Opens a browser for a server.
    pub async fn open(server: &Server, look: Look) -> Result<Browser> {
        let (process, port) = driver_process()?;
        let mut wishes = DesiredCapabilities::chrome();
        for argument in ARGUMENTS {
            wishes.add_arg(argument)?;
        }
        wishes.add_arg(&format!("--lang={}", look.lang))?;
        wishes.add_arg(&format!("--window-size={},{}", look.width, look.height))?;
        wishes.add_experimental_option("prefs", json!({ "intl.accept_languages": look.lang }))?;
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        if let Some(binary) = chromium() {
            wishes.set_binary(&binary)?;
        }
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await?;
        driver.set_script_timeout(PATIENCE * 2).await?;
        let browser = Browser {
            driver,
            process,
            site: server.site(),
        };
        browser.show_as(look).await?;
        Ok(browser)
    }

    /// Gives the page this size, by day or by night. The language stays as it was.
    pub async fn show_as(&self, look: Look) -> Result<()> {
        self.resize(look.width, look.height).await?;
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.calm { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.command(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
    }

    /// Gives the page this size.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.command("Emulation.setDeviceMetricsOverride", metrics)
            .await
    }

    /// Goes on in a new window of the same browser.
    pub async fn another_window(&self) -> Result<()> {
        let window = self.driver.new_window().await?;
        self.driver.switch_to_window(window).await?;
        Ok(())
    }

    /// Goes back to the window that was opened first.
    pub async fn first_window(&self) -> Result<()> {
        let windows = self.driver.windows().await?;
        let first = windows.first().context("a window")?;
        self.driver.switch_to_window(first.clone()).await?;
        Ok(())
    }

    /// Makes the screen one that is touched.
    pub async fn make_touchable(&self) -> Result<()> {
        self.set_touchable(true).await
    }

    /// Makes the screen one that is touched, or one with a mouse.
    pub async fn set_touchable(&self, touchable: bool) -> Result<()> {
        let touch = json!({ "enabled": touchable, "maxTouchPoints": 2 });
        self.command("Emulation.setTouchEmulationEnabled", touch)
            .await
    }

    /// Fingers come down (`touchStart`), move (`touchMove`) or go (`touchEnd`, with none left).
    pub async fn touch(&self, what: &str, fingers: &[(f64, f64)]) -> Result<()> {
        let point = |(id, (x, y)): (usize, &(f64, f64))| json!({ "id": id, "x": x, "y": y });
        let points: Vec<Value> = fingers.iter().enumerate().map(point).collect();
        let event = json!({ "type": what, "touchPoints": points });
        self.command("Input.dispatchTouchEvent", event).await
    }

    /// A finger touches the middle of what a piece of script finds.
    pub async fn tap(&self, element: &str) -> Result<()> {
        let middle = format!(
            "(box => ({{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}))(({element}).getBoundingClientRect())"
        );
        let point = self.ask(&middle).await?;
        let (Some(x), Some(y)) = (point["x"].as_f64(), point["y"].as_f64()) else {
            bail!("no point to touch: {point}");
        };
        self.touch("touchStart", &[(x, y)]).await?;
        self.touch("touchEnd", &[]).await
    }

    async fn command(&self, name: &str, arguments: Value) -> Result<()> {
        self.tell(name, arguments).await.map(drop)
    }

    /// Sends the browser a command of its protocol for tools, and gives its answer.
    pub async fn tell(&self, name: &str, arguments: Value) -> Result<Value> {
        let answer = self.driver.cdp().send_raw(name, arguments).await;
        answer.with_context(|| name.to_owned())
    }

    /// A picture of what is in the window, in base 64: `png`, `jpeg` or `webp`.
    pub async fn picture(&self, format: &str) -> Result<String> {
        let wish = json!({ "format": format, "quality": 70 });
        let wish = if format == "png" {
            json!({ "format": format })
        } else {
            wish
        };
        let mut picture = self.tell("Page.captureScreenshot", wish.clone()).await;
        for _ in 1..PICTURES {
            if picture.is_ok() {
                break;
            }
            self.command("Page.bringToFront", json!({})).await?;
            picture = self.tell("Page.captureScreenshot", wish.clone()).await;
        }
        let picture = picture?;
        let data = picture["data"].as_str().context("no picture")?;
        Ok(data.to_owned())
    }

    /// Turns off the page's own script.
    pub async fn without_script(&self) -> Result<()> {
        self.command(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": true }),
        )
        .await
    }

    /// Presses a button of a form by key, wherever it stands on the page, and waits for the page that answers it, without any script.
    pub async fn click_plainly(&self, selector: &str) -> Result<()> {
        let element = self
            .driver
            .query(By::Css(selector))
            .wait(PATIENCE, Duration::from_millis(50))
            .first()
            .await?;
        element.send_keys(Key::Enter + "").await?;
        element
            .wait_until()
            .wait(PATIENCE, Duration::from_millis(50))
            .stale()
            .await?;
        Ok(())
    }

    /// Knows the server by another name of this machine from now on.
    pub fn know_as(&mut self, name: &str) {
        self.site = self.site.replace("127.0.0.1", name);
    }

    /// Goes to a page of the server.
    pub async fn go(&self, path: &str) -> Result<()> {
        self.driver.goto(format!("{}{path}", self.site)).await?;
        Ok(())
    }

    /// Where it is, without the host.
    pub async fn path(&self) -> Result<String> {
        let address = self.driver.current_url().await?;
        let query = address
            .query()
            .map_or(String::new(), |query| format!("?{query}"));
        Ok(format!("{}{query}", address.path()))
    }

    /// What a piece of script says about the page.
    pub async fn ask(&self, script: &str) -> Result<Value> {
        let script = format!("return ({script});");
        let said = self.driver.execute(script, Vec::new()).await?;
        Ok(said.json().clone())
    }

    /// What a piece of script with its arguments says about the page, once its promise is kept.
    pub async fn ask_with(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1]; \
             Promise.resolve(({script})(...[...arguments].slice(0, -1))).then(done, (error) => done(String(error)));"
        );
        let said = self.driver.execute_async(script, arguments).await?;
        Ok(said.json().clone())
    }

    /// Waits until a piece of script says yes.
    pub async fn until(&self, condition: &str) -> Result<()> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const end = performance.now() + {};
             const look = () => {{
               let holds = false;
               try {{ holds = Boolean({condition}); }} catch {{ holds = false; }}
               if (holds || performance.now() > end) done(holds); else setTimeout(look, 10);
             }};
             look();",
            PATIENCE.as_millis()
        );
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            // A page that is left in the meantime breaks the question off: then the new one is asked.
            if let Ok(answer) = self.driver.execute_async(&script, Vec::new()).await
                && answer.json().as_bool() == Some(true)
            {
                return Ok(());
            }
        }
        let page = self.ask("document.body.innerText.slice(0, 2000)").await;
        bail!("never came true: {condition}\non the page:\n{page:?}")
    }

    /// Clicks the first thing that fits, once it is there.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let quoted = serde_json::to_string(selector)?;
        self.until(&format!("document.querySelector({quoted})"))
            .await?;
        // As people do: what is behind the bar at the foot is brought before it.
        let scroll =
            format!("document.querySelector({quoted}).scrollIntoView({{ block: 'nearest' }})");
        self.ask(&scroll).await?;
        let element = self.driver.find(By::Css(selector)).await?;
        element.click().await.with_context(|| selector.to_owned())
    }

    /// Clicks with the mouse where a piece of script finds a point.
    pub async fn click_at(&self, point: &str) -> Result<()> {
        let point = self.ask(point).await?;
        let (Some(x), Some(y)) = (point["x"].as_f64(), point["y"].as_f64()) else {
            bail!("no point to click: {point}");
        };
        self.driver
            .action_chain()
            .move_to(x as i64, y as i64)
            .click()
            .perform()
            .await?;
        Ok(())
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        self.driver.action_chain().send_keys(keys).perform().await?;
        Ok(())
    }

    /// Types into a field.
    pub async fn write(&self, selector: &str, text: &str) -> Result<()> {
        let field = self.driver.find(By::Css(selector)).await?;
        field.send_keys(text).await?;
        Ok(())
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Keeps a picture of the page in `screenshots/`.
    pub async fn shot(&self, name: &str) -> Result<()> {
        let folder = root().join("screenshots");
        std::fs::create_dir_all(&folder)?;
        let picture = self.picture("png").await?;
        let file = folder.join(format!("{name}.png"));
        Ok(std::fs::write(file, BASE64.decode(picture.as_bytes())?)?)
    }

    /// Everything that the browser complained about since it was last asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        let bad = log
            .into_iter()
            .filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING");
        Ok(bad.map(|entry| entry.message).collect())
    }

    /// Runs a script file in the page, as a test tool that the page itself does not have.
    pub async fn inject(&self, script: &str) -> Result<()> {
        self.driver.execute(script, Vec::new()).await?;
        Ok(())
    }

    /// Asks a question whose answer takes its time.
    pub async fn ask_later(&self, promise: &str) -> Result<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1]; Promise.resolve({promise}).then(done, (error) => done(String(error)));"
        );
        Ok(self
            .driver
            .execute_async(script, Vec::new())
            .await?
            .json()
            .clone())
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<()> {
        self.driver.clone().quit().await?;
        Ok(())
    }
}

/// The script of the checker of accessibility.
pub fn axe() -> Result<String> {
    let file = root().join("target/e2e/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(file).context("axe-core is missing: `cargo xtask test` installs it")
}

/// The workspace's folder.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

fn chromium() -> Option<String> {
    [
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
    ]
    .into_iter()
    .find(|path| Path::new(path).exists())
    .map(ToOwned::to_owned)
}

/// Starts the driver on a port that it picks itself, and reads which one it is.
fn driver_process() -> Result<(Child, u16)> {
    let mut process = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("chromedriver is missing: `cargo xtask test` installs it")?;
    let Some(output) = process.stdout.take() else {
        bail!("chromedriver says nothing");
    };
    let mut lines = BufReader::new(output).lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let (_, rest) = line.split_once("started successfully on port ")?;
        rest.trim_end_matches('.').parse().ok()
    });
    // What it says later is read as well, so that it never waits for a reader.
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    match port {
        Some(port) => Ok((process, port)),
        None => bail!("chromedriver did not start"),
    }
}
