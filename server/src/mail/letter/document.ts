import { blockHtml, blockText } from "./block/blocks.ts";
import type { Block } from "./block/block.ts";
import type { Letterhead } from "./letterhead.ts";
import { DARK_STYLES, STYLES, type Look } from "./look.ts";
import { markup, type Markup } from "./markup.ts";
import { wrapped } from "./plain-text.ts";

/** A letter as a value, before it is HTML or text. */
interface Sheet {
  readonly subject: string;
  readonly head: Letterhead;
  readonly blocks: readonly Block[];
}

/** A letter for readers without HTML: every fact of the other, on lines of 72 columns. */
export function letterText({ blocks, head: { storeName, address, phone } }: Sheet): string {
  const foot = [storeName, address, phone].filter(Boolean).map((line) => wrapped(line));
  return [...blocks.map(blockText), foot.join("\n")].filter((text) => text !== "").join("\n\n");
}

/** A letter as HTML: one table, styles at the elements, no wider than its window, dark where its reader is. */
export function letterHtml({ subject, head, blocks }: Sheet): string {
  const direction = directionOf(head.locale);
  const look: Look =
    direction === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };
  const rows = blocks.map((block) => blockHtml(block, look)).filter((html) => html !== "");
  const sheet = [letterhead(head), ...rows].map((html) => row(html, look));
  return markup`<!doctype html><html lang="${head.locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${dark}</style></head><body class="page" style="${STYLES.body}"><table role="presentation" class="page" cellpadding="0" cellspacing="0" style="${STYLES.page}"><tr><td align="center" style="padding:24px 16px">${FIXED_FOR_OUTLOOK}<table role="presentation" class="ink" cellpadding="0" cellspacing="0" style="${STYLES.sheet}">${sheet}${foot(head, look)}</table>${END_FOR_OUTLOOK}</td></tr></table></body></html>`
    .source;
}

/** Nothing in it needs an escape. */
const dark = markup`${DARK_STYLES}`;

const row = (html: Markup, { start }: Look) =>
  markup`<tr><td align="${start}" style="${STYLES.row}">${html}</td></tr>`;

/** The storefront's mark, a placket with its buttonholes, the name, and a seam under both. */
function letterhead({ storeName }: Letterhead): Markup {
  const hole = markup`<span style="${STYLES.buttonhole}"></span>`;
  return markup`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="mark" style="${STYLES.mark}">${[hole, hole, hole]}</td><td class="ink" style="${STYLES.name}">${storeName}</td></tr></table><table role="presentation" cellpadding="0" cellspacing="0" style="${STYLES.table}"><tr><td class="stitch" style="${STYLES.stitches}">&nbsp;</td></tr><tr><td class="hair" style="${STYLES.edge}">&nbsp;</td></tr></table>`;
}

function foot({ storeName, address, phone }: Letterhead, { start }: Look): Markup {
  const lines = [address, phone].filter(Boolean).map((line) => markup`<br><bdi>${line}</bdi>`);
  return markup`<tr><td class="panel" align="${start}" style="${STYLES.foot}"><b>${storeName}</b>${lines}</td></tr>`;
}

/** Outlook knows no greatest width. */
const FIXED_FOR_OUTLOOK = markup`<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
const END_FOR_OUTLOOK = markup`<!--[if mso]></td></tr></table><![endif]-->`;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "ar",
  "ckb",
  "dv",
  "fa",
  "he",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

const directionOf = (locale: string) =>
  RIGHT_TO_LEFT.has(locale.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
