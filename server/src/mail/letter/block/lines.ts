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

function line(row: LetterLine, look: Look): Markup {
  const { start, end } = look;
  const facts = row.facts.map((fact) => markup`<br><bdi>${fact}</bdi>`);
  const sewn = row.sewnPicture ? sewnPicture(row.sewnPicture) : "";
  const sku = row.sku === "" ? "" : markup`<bdi>${row.sku}</bdi><br>`;
  const said = markup`<b><bdi>${row.name}</bdi></b>${facts}${sewn}<br><span class="muted" style="${STYLES.muted}">${sku}<span style="${STYLES.pieces}"><bdi>${row.pieces}</bdi></span></span>`;
  const cells =
    row.picture === null
      ? markup`<td class="hair" colspan="2" align="${start}" style="${STYLES.cell}">${said}</td>`
      : markup`<td class="hair" width="76" align="${start}" style="${STYLES.cell};width:76px">${picture(row.picture)}</td><td class="hair" align="${start}" style="${STYLES.cell}">${said}</td>`;
  return markup`<tr>${cells}<td class="hair" align="${end}" style="${STYLES.cell};padding-${start}:12px;white-space:nowrap"><bdi>${row.amount}</bdi></td></tr>${shares(row, look)}`;
}

/** Whoever a list is for, one below the other. */
const shares = ({ shares: of = [] }: LetterLine, { start, end }: Look) =>
  of.length === 0
    ? ""
    : markup`<tr><td class="hair" colspan="3" style="${STYLES.cell}"><table role="presentation" class="ink" cellpadding="0" cellspacing="0" style="${STYLES.table}">${of.map(
        ({ said, amount }) =>
          markup`<tr><td align="${start}" style="${STYLES.sum}"><bdi>${said}</bdi></td><td align="${end}" style="${STYLES.sum};padding-${start}:12px;white-space:nowrap"><bdi>${amount}</bdi></td></tr>`,
      )}</table></td></tr>`;

/** The name stands beside it, so nobody needs it twice. */
const picture = (url: string) =>
  markup`<img src="${url}" width="64" height="80" alt="" style="${STYLES.picture}">`;

/** Its words are facts of the line. */
const sewnPicture = (url: string) =>
  markup`<br><img src="${url}" width="200" height="100" alt="" style="${STYLES.sewnPicture}">`;

const lineText = ({ name, facts, sku, pieces, amount, shares = [] }: LetterLine) =>
  [
    wrapped(name),
    ...[...facts, ...(sku === "" ? [] : [sku]), withAmount(pieces, amount)].map((text) =>
      wrapped(text, "  "),
    ),
    ...shares.map(({ said, amount: of }) => wrapped(withAmount(said, of), "    ")),
  ].join("\n");

const withAmount = (said: string, amount: string) => (amount === "" ? said : `${said}: ${amount}`);
