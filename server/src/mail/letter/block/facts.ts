import { markup } from "../markup.ts";
import { STYLES } from "../look.ts";
import { wrapped } from "../plain-text.ts";
import type { BlockKind } from "./block.ts";

/** An address, a way to ship: a title and what stands under it. */
export const facts: BlockKind<"facts"> = {
  html: ({ title, lines }) => {
    if (lines.length === 0) return "";
    const said = lines.map((line) => markup`<bdi>${line}</bdi><br>`);
    return markup`<h2 class="ink" style="${STYLES.title}">${title}</h2><div class="ink">${said}</div>`;
  },
  text: ({ title, lines }) =>
    lines.length === 0 ? "" : [`${title}:`, ...lines].map((line) => wrapped(line)).join("\n"),
};
