import { markup } from "../markup.ts";
import { STYLES } from "../look.ts";
import { wrapped } from "../plain-text.ts";
import type { BlockKind } from "./block.ts";

/** The lines of a sum, its total last. */
export const sums: BlockKind<"sums"> = {
  html: ({ rows }, { start, end }) => {
    const written = rows.map(({ label, amount }, at) => {
      const style = at === rows.length - 1 ? STYLES.total : STYLES.sum;
      return markup`<tr><td align="${start}" style="${style}"><bdi>${label}</bdi></td><td align="${end}" style="${style};padding-${start}:12px;white-space:nowrap"><bdi>${amount}</bdi></td></tr>`;
    });
    return rows.length === 0
      ? ""
      : markup`<table role="presentation" class="ink" cellpadding="0" cellspacing="0" style="${STYLES.table}">${written}</table>`;
  },
  text: ({ rows }) => rows.map(({ label, amount }) => wrapped(`${label}: ${amount}`)).join("\n"),
};
