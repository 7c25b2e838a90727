import { markup, type Markup } from "../markup.ts";
import { STYLES, type Look } from "../look.ts";
import { wrapped } from "../plain-text.ts";
import type { BlockKind, LetterLine } from "./block.ts";

/** What was bought, one below the other: picture, what it is, and for how much. */
export const lines: BlockKind<"lines"> = {
  html: ({ rows }, look) =>
    rows.length === 0
      ? ""
      : markup`<table role="presentation" class="ink" cellpadding="0" cellspacing="0" style="${STYLES.table}">${rows.map((row) => line(row, look))}</table>`,
  text: ({ rows }) => rows.map(lineText).join("\n\n"),
};

function line(row: LetterLine, { start, end }: Look): Markup {
  const facts = row.facts.map((fact) => markup`<br><bdi>${fact}</bdi>`);
  const sewn = row.sewnPicture ? sewnPicture(row.sewnPicture) : "";
  const said = markup`<b><bdi>${row.name}</bdi></b>${facts}${sewn}<br><span class="muted" style="${STYLES.muted}"><bdi>${row.sku}</bdi><br><span style="${STYLES.pieces}"><bdi>${row.pieces}</bdi></span></span>`;
  const cells =
    row.picture === null
      ? markup`<td class="hair" colspan="2" align="${start}" style="${STYLES.cell}">${said}</td>`
      : markup`<td class="hair" width="76" align="${start}" style="${STYLES.cell};width:76px">${picture(row.picture)}</td><td class="hair" align="${start}" style="${STYLES.cell}">${said}</td>`;
  return markup`<tr>${cells}<td class="hair" align="${end}" style="${STYLES.cell};padding-${start}:12px;white-space:nowrap"><bdi>${row.amount}</bdi></td></tr>`;
}

/** The name stands beside it, so nobody needs it twice. */
const picture = (url: string) =>
  markup`<img src="${url}" width="64" height="80" alt="" style="${STYLES.picture}">`;

/** Its words are facts of the line. */
const sewnPicture = (url: string) =>
  markup`<br><img src="${url}" width="200" height="100" alt="" style="${STYLES.sewnPicture}">`;

const lineText = ({ name, facts, sku, pieces, amount }: LetterLine) =>
  [
    wrapped(name),
    ...[...facts, sku, amount === "" ? pieces : `${pieces}: ${amount}`].map((text) =>
      wrapped(text, "  "),
    ),
  ].join("\n");
