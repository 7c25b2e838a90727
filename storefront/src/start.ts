import type { ConsentCookie } from "@placket/domain/storage/consent-cookie";
import type { ListensEvent, LostEvent, UnheardEvent } from "./page-state.ts";

/** The longest that the app waits for the pictures of the first screen, in ms. */
const LONGEST_WAIT_MS = 2500;

/** A reader who already does something waits for nothing. */
const HANDS: readonly string[] = ["pointerdown", "keydown", "touchstart", "focusin"];

const LOST: LostEvent = "app-lost";
const LISTENS: ListensEvent = "app-listens";
const UNHEARD: UnheardEvent = "app-unheard";

/** From here on a store that answers does not. */
const SERVER_FAILS = 500;

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
  // Lost is what it imports as well.
  append("script", { type: "module", src: entry }).addEventListener("error", onLost);
}

function addresses(list: string | undefined): readonly string[] {
  return list ? list.split(" ") : [];
}

function append(
  name: "link" | "script",
  attributes: Readonly<Record<string, string>>,
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
  return element;
}

/** After how long a line that is back is asked again where the store was not reached by it, in ms; each time after twice as long. */
const NEXT_TRY_MS = 1000;

/**
 * The app did not come: the page says so in words that came with it, since nothing else may come either. A browser keeps
 * the failure of a script as long as the document stands, so the page is loaded anew, with the line or when wished.
 */
function onLost(): void {
  const words = document.querySelector<HTMLElement>("[data-when-lost]");
  if (!words) return;
  addEventListener("online", () => void withTheLine(NEXT_TRY_MS));
  words.querySelector("button")?.addEventListener("click", () => {
    // While the store is asked the words are away: said again, they are heard again.
    words.hidden = true;
    void loadAnew().then((isGoing) => (words.hidden = isGoing));
  });
  words.hidden = false;
}

/** A browser says that the line is back before the first request gets through. */
async function withTheLine(wait: number): Promise<void> {
  if (await loadAnew()) return;
  setTimeout(() => navigator.onLine && void withTheLine(wait * 2), wait);
}

/** Loads the page anew where the store answers: a document that does not come would take the open one along. */
async function loadAnew(): Promise<boolean> {
  const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(
    () => ({ status: SERVER_FAILS }),
  );
  const answers = status < SERVER_FAILS;
  if (answers) location.reload();
  return answers;
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

/** The button, or the box that opens something, that was pressed last, as long as nobody has heard it. */
let pressed: HTMLElement | null = null;
let isAppThere = false;

/**
 * Nobody hears a press before the app is there; and then none on what the server drew of a late part, whose script has not
 * come: React keeps such a press from the button. Late parts are told of it: somebody waits for one of them.
 */
const notePress = ({ target }: Event): void => {
  pressed = (target as Element).closest("button[type=button],[data-door]");
  if (!isAppThere) return;
  pressed?.addEventListener("click", isHeard, { capture: true, once: true });
  // After the press has gone its way.
  setTimeout(() => pressed && dispatchEvent(new Event(UNHEARD)));
};

const isHeard = (): void => {
  pressed = null;
};

/** On the app's own element, before the app listens there: what others keep from it was not meant for it. */
function notePresses(): void {
  document.querySelector("#app")?.addEventListener("click", notePress, true);
}

/** What was chosen of the server's choices before the app is there: React takes it back as it takes over, unless it hears of it. */
const choicesMade = (): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>("#app input[type=radio]:checked")].filter(
    ({ defaultChecked }) => !defaultChecked,
  );

/** The app, or one more part of it, listens: a press that nobody heard is made anew, unless another came since. */
function pressAnew(): void {
  const choices = isAppThere ? [] : choicesMade();
  const last = pressed;
  isAppThere = true;
  for (const choice of choices) {
    // React takes over at once what it hears something from, and hears a press only of what it has taken over.
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    press(choice);
  }
  pressed = last;
  if (last) press(last);
}

function press(element: HTMLElement): void {
  // What was pressed stands checked by now: React hears a press alone that changes what it knows of it.
  if (element instanceof HTMLInputElement) element.checked = false;
  element.click();
}

const CONSENT: ConsentCookie = "cookie-consent";

/** Shows the notice of cookies, which the server has drawn, where nothing was chosen of the page's list of them. */
function askConsent(): void {
  const { dataset } = document.documentElement;
  const list = dataset["consent"]?.replace(/\..*/, ".");
  if (list && !document.cookie.includes(`${CONSENT}=${list}`)) dataset["asks"] = "";
}

askConsent();
addEventListener(LOST, onLost);
notePresses();
addEventListener(LISTENS, pressAnew);
wait();
