//! The book in a real browser, opened from disk. Skipped where no browser is installed.

use serde_json::Value;

use crate::chrome::{Chrome, installed};
use crate::{BOOK, new_folder};

const SCENARIO: &str = "scenarios/messages/another-player-on-the-space-blocks-in-zmg.html";

/// How many elements of a selector there are, that can be seen.
fn seen(selector: &str) -> String {
    format!("[...document.querySelectorAll({selector:?})].filter(e => e.checkVisibility()).length")
}

#[test]
fn the_book_works_from_disk() {
    let Some(browser) = installed() else {
        eprintln!("skipped: no browser is installed; with chromium on the path this test opens the book");
        return;
    };
    let folder = new_folder("book-browser");
    meeplaw::book::write(&folder, &BOOK.files).unwrap();
    let chrome = &mut Chrome::start(&browser, &new_folder("book-browser-profile"));
    let address = |path: &str| format!("file://{}/{path}", folder.display());
    chrome.screen(1200, "light");

    chrome.open(&address("index.html"));
    search(chrome);
    chrome.open(&address("rulings/messages/zmg-alone.html"));
    let find =
        "const find = document.querySelector('form.find'); find.elements.q.value = 'tile E'; find.hidden";
    assert_eq!(chrome.eval(find), false);
    chrome.open(&address("index.html?q=Tile+E"));
    assert!(
        chrome.eval("document.querySelector('#found a').textContent").as_str().unwrap().starts_with("Tile E")
    );

    chrome.open(&address(SCENARIO));
    tabs(chrome);
    folding(chrome);
    copying(chrome);
    every_width(chrome, &address);
    without_script(chrome, &address);

    let (requests, errors) = chrome.requests_and_errors();
    assert!(requests.len() > 20 && errors.is_empty(), "{errors:#?}");
    for request in requests {
        assert!(
            request.starts_with("file://") || request.starts_with("data:") || request == "about:blank",
            "{request}"
        );
    }
}

fn search(chrome: &mut Chrome) {
    let ask = |words: &str| {
        format!(
            "const q = document.getElementById('q'); q.value = {words:?}; q.dispatchEvent(new Event('input'))"
        )
    };
    assert_eq!(chrome.eval("document.querySelector('form.search').hidden"), false);
    chrome.eval(&format!("{{{}}}", ask("figure alone")));
    let first = chrome.eval("document.querySelector('#found a').getAttribute('href')");
    assert_eq!(first, "rulings/messages/zmg-alone.html");
    let count = chrome.eval("document.getElementById('how-many').textContent");
    assert!(count.as_str().unwrap().ends_with("pages found"), "{count}");
    chrome.eval(&format!("{{{}}}", ask("xyzzy")));
    assert_eq!(chrome.eval("document.getElementById('how-many').textContent"), "0 pages found");
    assert_eq!(chrome.eval("document.querySelectorAll('#found li').length"), 0);
    chrome.eval(&format!("{{{}}}", ask("")));
    assert_eq!(chrome.eval("document.getElementById('how-many').textContent"), "");
}

fn tabs(chrome: &mut Chrome) {
    let chosen = "document.querySelector('[role=tab][aria-selected=true]').textContent";
    assert_eq!(chrome.eval("document.querySelectorAll('[role=tab]').length"), 3);
    assert!(chrome.eval(chosen).as_str().unwrap().starts_with("2nd edition"));
    assert_eq!(chrome.eval(&seen(".panel")), 1);
    chrome.eval("document.getElementById('in-zmg-tab').click()");
    assert_eq!(chrome.eval(chosen), "Z-Man edition");
    assert_eq!(chrome.eval(&seen("#in-zmg")), 1);
    assert!(
        chrome.eval("document.getElementById('in-zmg').innerText").as_str().unwrap().contains("not alone")
    );
    assert_ne!(chrome.eval(&seen("#in-zmg .differs")), 0);
    chrome.eval("document.getElementById('in-zmg-tab').focus()");
    chrome.press("ArrowRight");
    assert_eq!(chrome.eval(chosen), "1st edition");
    assert_eq!(chrome.eval("document.activeElement.id"), "in-1st-tab");
    chrome.press("ArrowLeft");
    assert_eq!(chrome.eval(&seen("#in-zmg")), 1);
}

fn folding(chrome: &mut Chrome) {
    let open = "document.querySelectorAll('#in-zmg details.round[open]').length";
    let rounds = chrome.eval(open);
    assert_ne!(rounds, 0);
    chrome.eval("document.querySelector('#in-zmg .fold').click()");
    assert_eq!(chrome.eval(open), 0);
    chrome.eval("document.querySelector('#in-zmg summary').click()");
    assert_eq!(chrome.eval(open), 1);
    chrome.eval("document.querySelector('#in-zmg .fold').click()");
    assert_eq!(chrome.eval(open), 0);
    chrome.eval("document.querySelector('#in-zmg .fold').click()");
    assert_eq!(chrome.eval(open), rounds);
}

fn copying(chrome: &mut Chrome) {
    chrome.eval("document.querySelector('button.copy').click()");
    let told =
        "new Promise(done => setTimeout(() => done(document.querySelector('button.copy').textContent), 300))";
    let told = chrome.eval(told);
    assert!(told == "Copied" || told == "Selected: copy it", "{told}");
}

/// Nothing is wider than the screen, every picture is there, and dark is dark.
fn every_width(chrome: &mut Chrome, address: &dyn Fn(&str) -> String) {
    let pages = [
        "index.html",
        "rulings/index.html",
        "rulings/messages/zmg-alone.html",
        "scenarios/index.html",
        SCENARIO,
        "tables/index.html",
        "tables/order-of-play.html",
        "tiles/index.html",
        "boxes/index.html",
        "boxes/base.html",
    ];
    for (width, scheme) in [(1200, "light"), (360, "dark")] {
        chrome.screen(width, scheme);
        for page in pages {
            chrome.open(&address(page));
            let wide = chrome.eval("document.documentElement.scrollWidth").as_u64().unwrap();
            assert!(wide <= u64::from(width), "{page} is {wide} wide on {width}");
            let missing = "Promise.all([...document.images].filter(i => i.checkVisibility()).map(i => { \
                           i.loading = 'eager'; return i.decode().then(() => i.naturalWidth, () => 0); \
                           })).then(all => all.filter(width => width === 0).length)";
            assert_eq!(chrome.eval(missing), 0, "{page}: pictures");
            let missing = "Promise.all([...new Set([...document.querySelectorAll('image')].map(i => \
                           i.href.baseVal))].map(href => { const i = new Image(); i.src = href; return \
                           i.decode().then(() => i.naturalWidth, () => 0); })).then(all => \
                           all.filter(width => width === 0).length)";
            assert_eq!(chrome.eval(missing), 0, "{page}: pictures within pictures");
            let ground = chrome.eval("getComputedStyle(document.body).backgroundColor");
            let light = if scheme == "light" { "rgb(251, 250, 245)" } else { "rgb(21, 24, 28)" };
            assert_eq!(ground, light, "{page}");
            photograph(chrome, page, width, scheme);
        }
    }
}

fn without_script(chrome: &mut Chrome, address: &dyn Fn(&str) -> String) {
    chrome.call("Emulation.setScriptExecutionDisabled", serde_json::json!({"value": true}));
    chrome.open(&address(SCENARIO));
    let told = chrome.call("DOM.getDocument", serde_json::json!({"depth": 0}));
    let mut find = |selector: &str| {
        let parameters = serde_json::json!({"nodeId": told["root"]["nodeId"], "selector": selector});
        chrome.call("DOM.querySelectorAll", parameters)["nodeIds"].as_array().map_or(0, Vec::len)
    };
    assert_eq!((find(".panel"), find(".panel[hidden]"), find("[role=tab]")), (3, 0, 0));
    assert!(find("details.round[open]") > 2 && find("button.copy[hidden]") == 1);
}

/// Keeps a picture of a page where `MEEPLAW_SHOTS` names a folder, for people to look at.
fn photograph(chrome: &mut Chrome, page: &str, width: u32, scheme: &str) {
    let Some(folder) = std::env::var_os("MEEPLAW_SHOTS") else { return };
    let parameters = serde_json::json!({"format": "png", "captureBeyondViewport": true});
    let shot: Value = chrome.call("Page.captureScreenshot", parameters);
    let name = format!("{}-{width}-{scheme}.txt", page.replace('/', "-"));
    std::fs::write(std::path::Path::new(&folder).join(name), shot["data"].as_str().unwrap_or_default())
        .unwrap();
}
