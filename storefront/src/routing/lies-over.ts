/** What closes whatever lies over the page, in the order of opening. */
const open: (() => void)[] = [];
/** A step of our own through the history that has not arrived yet. */
let step: Step | undefined;

interface Step {
  /** Where it ends: the page's key, and how many lie over it there. */
  readonly key: unknown;
  readonly to: number;
  /** What the address became while something lay over the page; the entry that is arrived at gets it. */
  readonly href: string | undefined;
  /** A page that was gone to before it arrived. */
  overtaking?: { readonly state: unknown; readonly href: string };
}

/**
 * The browser's Back closes what lies over a page instead of leaving the page. For each there is an entry of its own in
 * the history, with the page's key and address; its state says how many lie over the page there. So a Back is known
 * after a reload as well, and of two the upper one closes.
 * @returns what says that it has closed in another way: its entry is taken back, and the page keeps its address.
 */
export function lieOver(close: () => void): () => void {
  open.push(close);
  settleSoon();
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
    settleSoon();
  };
}

/** Listens to the browser, ahead of the router. Returns the way to stop. */
export function watchBack(): () => void {
  window.addEventListener("popstate", arrive, { capture: true });
  // Loaded anew with something over it: nothing is by now.
  settle(location.href);
  return () => window.removeEventListener("popstate", arrive, { capture: true });
}

/** How many lie over the page at the entry that the browser is at. */
export function liesOverHere(): number {
  return Number(stateOfEntry()["over"] ?? 0);
}

function stateOfEntry(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/**
 * A page gets an entry: that of what lay over the page before, if something did, so that Forward leads to it as well.
 * A step that is under way would lead away from it: where it arrives the page gets it anew.
 */
export function pushPage(state: unknown, href: string): void {
  const before = location.pathname;
  if (step) step.overtaking = { state, href };
  if (!step && liesOverHere() > 0) history.replaceState(state, "", href);
  else history.pushState(state, "", href);
  // What lies over a page does so at its next query, as the sheet of filters.
  if (location.pathname === before) settleSoon();
}

/** Once the press is over that opened or closed something: a link that did so has its page by then. */
function settleSoon(): void {
  setTimeout(() => settle(location.href));
}

function settle(href?: string): void {
  const from = liesOverHere();
  const to = open.length;
  if (step || from === to) return;
  for (let over = from + 1; over <= to; over += 1) {
    history.pushState({ ...stateOfEntry(), over }, "");
  }
  if (from < to) return;
  step = { key: stateOfEntry()["key"], to, href };
  history.go(to - from);
}

function arrive(event: PopStateEvent): void {
  // A link within the page: the entry is new.
  if (!event.state) return;
  const ended = step;
  step = undefined;
  const isItsEnd = stateOfEntry()["key"] === ended?.key && liesOverHere() === ended?.to;
  if (ended && isItsEnd) return endStep(event, ended);
  while (open.length > liesOverHere()) open.pop()?.();
  // Forward, or back from another page: nothing lies over it any more.
  settle();
}

function endStep(event: PopStateEvent, { href, overtaking }: Step): void {
  if (overtaking) {
    event.stopImmediatePropagation();
    history.pushState(overtaking.state, "", overtaking.href);
    return;
  }
  if (href !== undefined) history.replaceState(history.state, "", href);
  settleSoon();
}
