import type { Shopper } from "./shopper.ts";

/** An entry of a data layer, or a page object, as an outsider's script finds it. */
type Entry = Readonly<Record<string, unknown>>;

/** What outsiders were asked for, and what their scripts read in the store's pages. */
export interface Outsiders {
  /** Addresses of others that the pages asked for anything. */
  readonly asked: readonly string[];
  /** By the name of a data layer; what the tag manager says to itself is left out. */
  readonly layers: Readonly<Record<"dataLayer" | "ga4DataLayer", readonly Entry[]>>;
  /** What the recommendation service read of each page. */
  readonly pages: readonly Entry[];
  /** Calls that the script of web behavior tracking found, by their names, in their order. */
  readonly behavior: readonly (readonly unknown[])[];
}

/** Where the stand-in of the recommendation service's script is asked for. */
export const SERVICE_SCRIPT = "https://edge.recommendations.example/resonance.js";

/** As a container does: reads the layer from its beginning, and what is pushed from then on. */
const CONTAINER = `(() => {
  const name = new URL(document.currentScript.src).searchParams.get("l");
  const list = globalThis[name];
  const push = list.push.bind(list);
  for (const entry of list) outsiderReads(name, entry);
  list.push = (...entries) => {
    for (const entry of entries) outsiderReads(name, entry);
    return push(...entries);
  };
})()`;

/** As the service's script does: reads the page object once it is there, and whenever it is told to. */
const SERVICE = `(() => {
  const run = () => outsiderReads("page", globalThis.certona);
  globalThis.certonaResx = { run };
  run();
})()`;

/** Dotdigital's scripts: of pages, which reads nothing of the store, and of behavior, which does what was called of it. */
export const PAGES_SCRIPT = "https://r1-t.trackedlink.net/_dmmpt.js";
export const BEHAVIOR_SCRIPT = "https://static.trackedweb.net/js/_dmptv4.js";
const BEHAVIOR = `(() => {
  const name = globalThis.dmtrackingobjectname;
  const kept = globalThis[name].q ?? [];
  globalThis[name] = (...call) => outsiderReads("behavior", { call });
  for (const call of kept) globalThis[name](...call);
})()`;

/** What the stand-ins answer; all other scripts are containers. */
const BODIES: Readonly<Record<string, string>> = {
  [SERVICE_SCRIPT]: SERVICE,
  [PAGES_SCRIPT]: "",
  [BEHAVIOR_SCRIPT]: BEHAVIOR,
};

/** Answers for everybody outside of the store, in a shopper's browser, and notes what they are asked and told. */
export async function standInForOutsiders({ context }: Shopper): Promise<Outsiders> {
  const asked: string[] = [];
  const read: Record<string, Entry[]> = { dataLayer: [], ga4DataLayer: [], page: [] };
  const behavior: (readonly unknown[])[] = [];
  await context.exposeFunction("outsiderReads", (name: string, entry: Entry) => {
    if (Array.isArray(entry["call"])) behavior.push(entry["call"]);
    else if (!("gtm.start" in entry)) read[name]?.push(entry);
  });
  await context.route(isOutside, async (route) => {
    const url = route.request().url();
    asked.push(url);
    await route.fulfill({ contentType: "text/javascript", body: BODIES[url] ?? CONTAINER });
  });
  const { dataLayer = [], ga4DataLayer = [], page: pages = [] } = read;
  return { asked, layers: { dataLayer, ga4DataLayer }, pages, behavior };
}

/** The store and its sandbox are on this machine. */
const isOutside = ({ hostname }: URL) => !["127.0.0.1", "localhost"].includes(hostname);
