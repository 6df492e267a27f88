/// What a page has to be so that everybody can use it, as a script that tells of each thing that is not so.
enum PageChecks {
    static let script = #"""
        (() => {
          const problems = [];
          const told = (element) => element.tagName.toLowerCase() + (element.id ? "#" + element.id : "") + " " + (element.textContent || "").trim().slice(0, 40);
          const isSeen = (element) => element.checkVisibility() && !element.closest("[aria-hidden=true]");

          if (!document.documentElement.lang) problems.push("the page has no language");
          if (!document.title.trim()) problems.push("the page has no title");
          if (document.querySelectorAll("main").length !== 1) problems.push("there is not one main");

          const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
          for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) problems.push("two are called " + id);

          const nameOf = (element) => {
            const by = element.getAttribute("aria-labelledby");
            if (by) return by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
            return (element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent).trim();
          };
          for (const element of document.querySelectorAll("a[href], button, input, select, summary, form, iframe, [role=region], [role=tablist], [role=tabpanel], nav, section, figure pre")) {
            if (element.checkVisibility() && !nameOf(element)) problems.push("without a name: " + told(element));
          }
          for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
            for (const element of document.querySelectorAll("[" + attribute + "]")) {
              for (const id of element.getAttribute(attribute).split(" ")) {
                if (!document.getElementById(id)) problems.push(attribute + " leads nowhere: " + id);
              }
            }
          }
          const known = ["button", "group", "img", "region", "search", "status", "tab", "tablist", "tabpanel"];
          for (const element of document.querySelectorAll("[role]")) {
            if (!known.includes(element.getAttribute("role"))) problems.push("a role that nobody knows: " + told(element));
          }
          const landmarks = [...document.querySelectorAll("nav, form, main, [role=search], [role=region], body > header, body > footer")].filter(isSeen);
          const landmarkNames = landmarks.map((landmark) => landmark.tagName + " " + (landmark.getAttribute("role") ?? "") + " " + (landmark.hasAttribute("aria-label") || landmark.hasAttribute("aria-labelledby") ? nameOf(landmark) : ""));
          for (const name of new Set(landmarkNames.filter((name, index) => landmarkNames.indexOf(name) !== index))) problems.push("two landmarks are called " + name);
          for (const part of document.querySelectorAll("body > *, .frame > *")) {
            if (!part.matches("header, nav, main, footer, form, .frame, .skip, script")) problems.push("outside of all landmarks: " + told(part));
          }
          for (const list of document.querySelectorAll("[role=tablist]")) {
            const tabs = [...list.children];
            if (tabs.some((tab) => tab.getAttribute("role") !== "tab")) problems.push("more than tabs in a list of them: " + told(list));
            if (tabs.filter((tab) => tab.getAttribute("aria-selected") === "true").length !== 1) problems.push("not one tab is selected: " + told(list));
            if (tabs.filter((tab) => tab.tabIndex === 0).length !== 1) problems.push("not one tab takes the focus: " + told(list));
          }
          for (const inner of document.querySelectorAll(":is(a, button, summary, label) :is(a, button, summary, select)")) {
            if (!(inner.tagName === "SELECT" && inner.closest("label"))) problems.push("something to press in something to press: " + told(inner));
          }
          for (const list of document.querySelectorAll("ul, ol")) {
            if ([...list.children].some((child) => child.tagName !== "LI")) problems.push("more than items in a list: " + told(list));
          }

          for (const image of document.querySelectorAll("img, svg, video, audio, iframe, object, embed")) {
            const isOurs = image.tagName === "svg" && (image.getAttribute("aria-hidden") === "true" || (image.getAttribute("role") === "img" && nameOf(image)));
              if (!isOurs) problems.push("not ours: " + told(image));
          }

          const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => Number(heading.tagName[1]));
          if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1) problems.push("the first heading is not the only h1: " + levels.slice(0, 3));
          levels.forEach((level, index) => { if (index && level > levels[index - 1] + 1) problems.push("a heading is left out before number " + index); });

          for (const table of document.querySelectorAll("main table")) {
            if (!table.closest(".text, .prose") && !table.caption && !nameOf(table) && !table.closest("[aria-labelledby], [aria-label]")) problems.push("a table without a name");
            if (!table.querySelector("th")) problems.push("a table without headers");
            for (const header of table.querySelectorAll("th")) {
              if (!header.scope || !header.textContent.trim()) problems.push("a header of nothing: " + told(header));
            }
          }

          const focusable = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((element) => element.checkVisibility());
          if (focusable.some((element) => element.tabIndex > 0)) problems.push("the order of the focus is not that of the page");
          if (!focusable[0]?.classList.contains("skip")) problems.push("the first to get the focus does not lead to the content");
          for (const box of document.querySelectorAll("main *")) {
            if (box.scrollWidth > box.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.tabIndex !== 0 && !box.querySelector("a[href]")) {
              problems.push("only a mouse can scroll " + told(box));
            }
          }

          const parsed = (text) => {
            const numbers = (text.match(/[\d.]+/g) ?? []).map(Number);
            return text.startsWith("rgb") ? [numbers[0], numbers[1], numbers[2], numbers[3] ?? 1] : null;
          };
          const over = (front, back) => [0, 1, 2].map((i) => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
          // Worked out once for each element: thousands of texts stand on the same few.
          const backs = new Map();
          const behind = (element) => {
            if (!element) return [255, 255, 255, 1];
            if (!backs.has(element)) {
              const color = parsed(getComputedStyle(element).backgroundColor);
              const isOpaque = color && color[3] === 1;
              backs.set(element, isOpaque ? color : color ? over(color, behind(element.parentElement)) : behind(element.parentElement));
            }
            return backs.get(element);
          };
          const luminance = (color) => {
            const [r, g, b] = color.slice(0, 3).map((value) => {
              const part = value / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const seen = new Set();
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          let checked = 0;
          while (walker.nextNode()) {
            const element = walker.currentNode.parentElement;
            if (!walker.currentNode.textContent.trim() || ["SCRIPT", "STYLE"].includes(element.tagName) || !isSeen(element) || element.closest(".unseen, .skip")) continue;
            const style = getComputedStyle(element);
            const front = parsed(style.color);
            if (!front || style.opacity === "0") continue;
            const back = behind(element);
            const key = style.color + back + style.fontSize + style.fontWeight;
            checked += 1;
            if (seen.has(key)) continue;
            seen.add(key);
            const [one, two] = [luminance(over(front, back)), luminance(back)].sort((a, b) => b - a);
            const ratio = (one + 0.05) / (two + 0.05);
            const size = parseFloat(style.fontSize);
            const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
            if (ratio < (isLarge ? 3 : 4.5)) problems.push("contrast " + ratio.toFixed(2) + ": " + told(element));
          }
          for (const element of document.querySelectorAll("th, td, p, li, dt, dd, h1, h2, h3, h4, figcaption, label")) {
            const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).join("");
            const room = element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize);
            if (isSeen(element) && !element.closest(".unseen, .skip") && text.length > 5 && room < 3) problems.push("no room for a word: " + told(element));
          }
          if (checked < 10) problems.push("hardly any text was looked at");
          if (document.documentElement.scrollWidth > innerWidth) problems.push("the page is " + document.documentElement.scrollWidth + " wide in " + innerWidth);
          return problems;
        })()
        """#
}
