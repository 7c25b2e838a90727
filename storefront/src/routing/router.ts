import type { Place } from "../page/page.ts";
import { observable, type Observable } from "../events/observable.ts";
import { addressOf, hrefOf, normalPath, type Address } from "./address.ts";
import type { HistoryPort } from "./history.ts";
import type { PageType } from "./page-type.ts";
import type { Resolution } from "./resolve.ts";

/** What the page area shows. */
export type Shown =
  | { readonly kind: "page"; readonly place: Place }
  | { readonly kind: "loading"; readonly address: Address }
  | { readonly kind: "not_found"; readonly address: Address }
  | { readonly kind: "failed"; readonly address: Address };

/** How the shown page was reached; decides scrolling and focus. */
export type Cause = "start" | "push" | "pop";

export interface Navigation {
  readonly shown: Shown;
  readonly cause: Cause;
  /** Key of the history entry, by which scroll places are kept. */
  readonly key: string;
  /** Counts the pages shown; unchanged while only the query of a page changes. */
  readonly visit: number;
}

/** `routing` until the address is known, `found` until the page stands (ROUTE-56). */
export type Stage =
  | { readonly at: "idle" | "routing" }
  | { readonly at: "found"; readonly type: PageType };

const IDLE: Stage = { at: "idle" };

export interface RouterParts {
  readonly history: HistoryPort;
  resolve(address: Address): Promise<Resolution>;
  /** Fetches chunk and data of a page; resolves when it can be shown without a spinner. */
  prepare(place: Place): Promise<void>;
  /** Whether the page can be drawn, be it with skeletons: its chunk is there. */
  canShow(place: Place): boolean;
  /** Resolves when waiting has become noticeable: the page shows as far as it is, else "Loading page". */
  patience(): Promise<void>;
  /** An unexpected failure, for the log. */
  report(error: unknown): void;
}

export interface Router {
  readonly navigation: Observable<Navigation>;
  readonly stage: Observable<Stage>;
  /** Goes to an address of this site; replaces when it is the current one (ROUTE-46). */
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** How it finds its way. A room that comes late may put its own `resolve` around this one, as `listen.ts` does. */
  readonly parts: RouterParts;
  /** Tries the current address again. */
  retry(): Promise<void>;
  /** Follows the browser's back and forward; returns the way to stop. */
  start(): () => void;
}

/** One way to a page; a later click makes it void. */
interface Trip {
  readonly isCurrent: () => boolean;
  isDone: boolean;
  /** Known once the address is resolved. */
  place?: Place;
}

/** The store's router: one address, one page at a time, the last click wins. */
export function createRouter(first: Shown, parts: RouterParts): Router {
  const { history } = parts;
  const navigation = observable<Navigation>({
    shown: first,
    cause: "start",
    key: history.key(),
    visit: 0,
  });
  const stage = observable<Stage>(IDLE);
  let run = 0;

  const show = (shown: Shown, cause: Cause) => {
    const before = navigation.get();
    const isSame = isSamePage(before.shown, shown);
    navigation.set({
      shown,
      cause,
      key: history.key(),
      visit: isSame ? before.visit : before.visit + 1,
    });
  };

  const go = async (address: Address, cause: Cause) => {
    run += 1;
    const mine = run;
    const isCurrent = () => mine === run;
    const same = samePlace(navigation.get().shown, address);
    if (same) {
      stage.set(IDLE);
      return show({ kind: "page", place: same }, cause);
    }
    stage.set({ at: "routing" });
    const trip: Trip = { isCurrent, isDone: false };
    void parts.patience().then(() => {
      if (!isCurrent() || trip.isDone) return;
      const { place } = trip;
      const isDrawable = place !== undefined && parts.canShow(place);
      show(isDrawable ? { kind: "page", place } : { kind: "loading", address }, cause);
    });
    const shown = await arrive(address, trip);
    trip.isDone = true;
    if (!isCurrent() || !shown) return;
    stage.set(IDLE);
    show(shown, cause);
  };

  const arrive = async (address: Address, trip: Trip): Promise<Shown | undefined> => {
    try {
      const resolution = await parts.resolve(address);
      if (!trip.isCurrent()) return undefined;
      if (resolution.kind === "moved") return follow(resolution.to);
      if (resolution.kind === "reload") return leave(resolution.to);
      if (resolution.kind === "not_found") return { kind: "not_found", address };
      const { type, id, params } = resolution;
      stage.set({ at: "found", type });
      const place: Place = { type, id, params, address };
      trip.place = place;
      await parts.prepare(place);
      return { kind: "page", place };
    } catch (error) {
      parts.report(error);
      return { kind: "failed", address };
    }
  };

  const follow = (to: string): undefined => {
    void navigate(to, { replace: true });
  };

  const leave = (to: string): undefined => {
    history.load(to);
  };

  const navigate: Router["navigate"] = async (href, { replace = false } = {}) => {
    const current = history.href();
    const address = addressOf(href, `http://localhost${current}`);
    const target = hrefOf(address);
    if (replace || target === current) history.replace(target);
    else history.push(target);
    await go(address, "push");
  };

  /** Nothing but what lay over the page has another entry with its key. */
  const isShownHere = () => {
    const { key, shown } = navigation.get();
    const isStill = stage.get().at === "idle" && shown.kind === "page" && key === history.key();
    return isStill && hrefOf(shown.place.address) === history.href();
  };

  return {
    navigation,
    stage,
    navigate,
    parts,
    retry: () => {
      const address = addressOf(history.href());
      show({ kind: "loading", address }, "push");
      return go(address, "push");
    },
    start: () =>
      history.listen(() => {
        if (!isShownHere()) void go(addressOf(history.href()), "pop");
      }),
  };
}

/** The shown page at a new address, when only its query or hash changed. */
function samePlace(shown: Shown, address: Address): Place | undefined {
  if (shown.kind !== "page") return undefined;
  if (normalPath(shown.place.address.path) !== normalPath(address.path)) return undefined;
  return { ...shown.place, address };
}

function isSamePage(a: Shown, b: Shown): boolean {
  if (a.kind !== "page" || b.kind !== "page") return false;
  return normalPath(a.place.address.path) === normalPath(b.place.address.path);
}
