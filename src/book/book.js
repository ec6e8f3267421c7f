// What HTML alone cannot do: the search, tabs for editions, copying. Every page can be read without it.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (name, attributes = {}, text = "") => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };

  // What the reader chose last; a page from disk may have no place to keep it.
  const kept = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* it is asked again */ } },
  };

  // Tabs

  const tabs = (root) => {
    const panels = all(":scope > .panel", root);
    if (panels.length < 2) return;
    const list = make("div", { role: "tablist", "aria-label": root.dataset.tabs });
    const choose = (chosen, focus) => {
      panels.forEach((panel, place) => {
        const on = place === chosen;
        panel.hidden = !on;
        list.children[place].setAttribute("aria-selected", on);
        list.children[place].tabIndex = on ? 0 : -1;
      });
      if (focus) list.children[chosen].focus();
    };
    panels.forEach((panel, place) => {
      const name = panel.querySelector("h3");
      name.classList.add("unseen");
      const id = `${panel.id}-tab`;
      const tab = make("button", { type: "button", role: "tab", id, "aria-controls": panel.id }, name.textContent);
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", id);
      tab.addEventListener("click", () => {
        choose(place, false);
        kept.set("meeplaw-edition", panel.id);
      });
      list.append(tab);
    });
    list.addEventListener("keydown", (event) => {
      const at = [...list.children].indexOf(document.activeElement);
      const last = panels.length - 1;
      const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      choose(to, true);
      kept.set("meeplaw-edition", panels[to].id);
    });
    root.prepend(list);
    const named = (id) => panels.findIndex((panel) => panel.id === id);
    // What the address names, else what was chosen last, else what the program plays where nobody names any.
    const wanted = [location.hash.slice(1), kept.get("meeplaw-edition"), root.dataset.first].map(named);
    choose(Math.max(wanted.find((place) => place >= 0) ?? 0, 0), false);
    window.addEventListener("hashchange", () => {
      const place = named(location.hash.slice(1));
      if (place >= 0) choose(place, false);
    });
  };
  all("[data-tabs]").forEach(tabs);

  // Folding everything at once

  all(".panel").forEach((panel) => {
    const rounds = all("details.round", panel);
    if (rounds.length === 0) return;
    const button = make("button", { type: "button", class: "fold" });
    const name = () => {
      button.textContent = rounds.some((round) => round.open) ? "Fold all rounds" : "Unfold all rounds";
    };
    button.addEventListener("click", () => {
      const open = !rounds.some((round) => round.open);
      rounds.forEach((round) => { round.open = open; });
      name();
    });
    rounds.forEach((round) => round.addEventListener("toggle", name));
    name();
    panel.querySelector("h3").after(button);
  });

  // Copying

  const copy = async (source) => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      return true;
    } catch {
      // Without leave for the clipboard the text is selected, and copied where that is possible.
      getSelection().selectAllChildren(source);
      return document.execCommand("copy");
    }
  };
  all("button.copy").forEach((button) => {
    button.hidden = false;
    const name = button.textContent;
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      const done = await copy(document.getElementById(button.dataset.copy));
      button.textContent = done ? "Copied" : "Selected: copy it";
      setTimeout(() => { button.textContent = name; }, 2500);
    });
  });

  // Search

  all("form[role=search]").forEach((form) => { form.hidden = !form.querySelector("input"); });
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const words = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const input = document.getElementById("q");
  const entries = (window.meeplawEntries || []).map(([kind, title, path, more]) => ({
    kind, title, path, inTitle: words(title), inMore: words(more),
  }));
  // Every word must be there, as the beginning of one; those in titles count more, whole ones most.
  const worth = (entry, query) => {
    let sum = 0;
    for (const word of query) {
      if (entry.inTitle.includes(word)) sum += 8;
      else if (entry.inTitle.some((own) => own.startsWith(word))) sum += 5;
      else if (entry.inMore.includes(word)) sum += 2;
      else if (entry.inMore.some((own) => own.startsWith(word))) sum += 1;
      else return 0;
    }
    return sum;
  };
  const MOST = 60;
  const search = () => {
    const query = words(input.value);
    const count = document.getElementById("how-many");
    const list = document.getElementById("found");
    list.replaceChildren();
    if (query.length === 0) {
      count.textContent = "";
      return;
    }
    const found = entries
      .map((entry, place) => ({ entry, place, worth: worth(entry, query) }))
      .filter((found) => found.worth > 0)
      .sort((a, b) => b.worth - a.worth || a.place - b.place);
    count.textContent = found.length === 1 ? "1 page found" : `${found.length} pages found`;
    if (found.length > MOST) count.textContent += `, the best ${MOST} of them below`;
    for (const { entry } of found.slice(0, MOST)) {
      const item = make("li");
      item.append(make("a", { href: entry.path }, entry.title), make("p", {}, entry.kind));
      list.append(item);
    }
  };
  if (input) {
    input.value = new URLSearchParams(location.search).get("q") || "";
    input.addEventListener("input", search);
    input.form.addEventListener("submit", (event) => {
      event.preventDefault();
      search();
    });
    search();
  }
})();
