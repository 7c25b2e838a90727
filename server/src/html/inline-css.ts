import type { Assets } from "./assets.ts";
import { contentSecurityPolicy, type OutsideOrigins } from "./security-policy.ts";

/** The styles that stand in a page's head, and the policy that names them by their hash. */
export interface InlineCss {
  readonly css: string;
  readonly policy: string;
}

/** Puts together the styles of a page's module; each module's are made once. */
export function inlineCss(
  assets: Assets,
  outside: OutsideOrigins | undefined,
): (pageFile: string | undefined) => InlineCss {
  const made = new Map<string | undefined, InlineCss>();
  return (pageFile) => {
    const known = made.get(pageFile);
    if (known) return known;
    const texts = assets.stylesOf(pageFile).map((path) => textOf(assets, path));
    const css = texts.join("\n");
    const result = { css, policy: contentSecurityPolicy(css, outside) };
    made.set(pageFile, result);
    return result;
  };
}

const textOf = ({ files }: Assets, path: string) => files.get(path)?.body.toString("utf8") ?? "";
