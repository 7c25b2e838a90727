/** The longest that the app waits for the pictures of the first screen, in ms. */
const LONGEST_WAIT_MS = 2500;

/** A reader who already does something waits for nothing. */
const HANDS: readonly string[] = ["pointerdown", "keydown", "touchstart", "focusin"];

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The first script of a page, a few hundred bytes. It fetches the app once the first screen is there,
 * so that on a slow line text and pictures come first; until then links work as links do.
 */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const name of HANDS) removeEventListener(name, start, true);
  clearTimeout(timer);
  const state = document.querySelector<HTMLElement>("script[data-scripts]");
  const [entry = "", ...chunks] = addresses(state?.dataset["scripts"]);
  for (const href of chunks) append("link", { rel: "modulepreload", href });
  const words = state?.dataset["words"];
  if (words) append("link", { rel: "preload", as: "fetch", crossorigin: "", href: words });
  append("script", { type: "module", src: entry });
}

function addresses(list: string | undefined): readonly string[] {
  return list ? list.split(" ") : [];
}

function append(name: "link" | "script", attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
}

/** Waits for the first screen to be seen, for a reader's hand, or for its patience to end. */
function wait(): void {
  timer = setTimeout(start, LONGEST_WAIT_MS);
  for (const name of HANDS) addEventListener(name, start, { capture: true, passive: true });
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
}

/** Starts once the browser reports its largest drawing; one that reports none, after its next. */
function afterPaint(): void {
  const type = "largest-contentful-paint";
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
    requestAnimationFrame(() => setTimeout(start));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type, buffered: true });
}

wait();
