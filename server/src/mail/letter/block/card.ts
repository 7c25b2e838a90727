import { markup } from "../markup.ts";
import { CARD_EDGES, STYLES } from "../look.ts";
import { wrapped } from "../plain-text.ts";
import type { BlockKind } from "./block.ts";

/** Something to keep, on a card. */
export const card: BlockKind<"card"> = {
  html: ({ pattern, title, lines }) => {
    const said = lines.map((line) => markup`<bdi>${line}</bdi><br>`);
    return markup`<div class="stitch" style="${STYLES.card};${CARD_EDGES[pattern]}"><h2 class="ink" style="${STYLES.title}">${title}</h2><div class="ink">${said}</div></div>`;
  },
  text: ({ title, lines }) => [`${title}:`, ...lines].map((line) => wrapped(line)).join("\n"),
};
