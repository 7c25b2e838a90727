import type { Assets } from "./assets.ts";
import { contentSecurityPolicy, type OutsideOrigins } from "./security-policy.ts";

/** The styles that stand in a page's head, and the policy that names them by their hash. */
interface InlineCss {
  readonly css: Buffer;
  readonly policy: string;
}

/** How the header's styles write their breakpoint: 1040 px where nobody says otherwise (HEAD-03). */
const HEADER_BREAKPOINT = "65em";

/**
 * Puts together the styles of the modules that drew a page, the narrow header up to so many px; each set is made
 * once, until `outside` gives another. Pages on which others may listen have a policy of their own.
 */
export function inlineCss(
  assets: Assets,
  outside: (hears: boolean) => OutsideOrigins | undefined = () => undefined,
): (files: readonly string[], headerPx: number, hears?: boolean) => InlineCss {
  const made = new Map<string, InlineCss>();
  let madeFor = outside(false);
  return (files, headerPx, hears = false) => {
    const least = outside(false);
    if (least !== madeFor) made.clear();
    madeFor = least;
    const origins = outside(hears);
    const key = [hears, headerPx, ...files].join(" ");
    const known = made.get(key);
    if (known) return known;
    const texts = assets.stylesOf(files).map((path) => textOf(assets, path));
    const css = texts.join("\n").replaceAll(HEADER_BREAKPOINT, `${headerPx}px`);
    const result = { css: Buffer.from(css), policy: contentSecurityPolicy(css, origins) };
    made.set(key, result);
    return result;
  };
}

const textOf = ({ files }: Assets, path: string) => files.get(path)?.body.toString("utf8") ?? "";
