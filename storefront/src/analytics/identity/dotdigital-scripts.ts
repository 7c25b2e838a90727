import type { PageAnalytics } from "@placket/contract/analytics/page-analytics.codec";
import { letIn } from "../outside-script.ts";

/** Its script of web behavior tracking, and by which name that looks for its calls. */
const BEHAVIOR_SCRIPT = "https://static.trackedweb.net/js/_dmptv4.js";
const BEHAVIOR = "dmPt";
const HANDLER = "_dmCallHandler";

type Call = readonly [name: "create" | "track" | "identify", ...told: readonly unknown[]];
/** Keeps calls until the script is there, which reads them. */
type Behavior = { (...call: Call): void; q?: Call[] };

interface Page {
  dmPt?: Behavior;
  dmtrackingobjectname?: string;
  /** Of the page tracking script: notes the page, and whoever came by a letter. */
  readonly [HANDLER]?: () => void;
}

/** Dotdigital's scripts in a document: let in with the first page that is told, or with nothing at all. */
interface DotdigitalScripts {
  readonly hasLetIn: () => boolean;
  /** Another page is shown; its address is read by the scripts themselves. */
  readonly page: () => void;
  /** Who it is, by what the store calls them (CART-42). */
  readonly identify: (identity: string) => void;
}

/** Where neither is set up nothing comes of it (ANALYTICS-15). */
export function dotdigitalScripts({
  dotdigitalPageTracking: tracking,
  dotdigitalProfile: profile,
}: PageAnalytics): DotdigitalScripts {
  const page = globalThis as unknown as Page;
  let isIn = false;
  const open = () => {
    isIn = true;
    if (tracking !== "") letIn(tracking);
    if (profile === "") return;
    page.dmtrackingobjectname = BEHAVIOR;
    const kept: Behavior = (...call) => {
      (kept.q ??= []).push(call);
    };
    page.dmPt ??= kept;
    page.dmPt("create", profile);
    letIn(BEHAVIOR_SCRIPT);
  };
  return {
    hasLetIn: () => isIn,
    page: () => {
      if (tracking === "" && profile === "") return;
      // The script itself begins with the page that it came to.
      if (isIn) page[HANDLER]?.();
      else open();
      if (profile !== "") page.dmPt?.("track", {});
    },
    identify: (identity) => {
      if (isIn && profile !== "") page.dmPt?.("identify", identity);
    },
  };
}
