import { escapeHtml } from "@placket/domain/escape-html";
import { lineRows } from "@placket/domain/cart/line-kinds";
import { saidLines } from "@placket/domain/line/said-lines";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { methodName } from "@placket/domain/shipping/method-name";
import type { Money } from "@placket/domain/money/money";
import type { Say } from "../../translation/say.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";

/** What the letter that confirms an order is written from. */
export interface LetterParts {
  readonly order: PlacedOrder;
  readonly storeName: string;
  readonly phone: string;
  /** As a language tag: `en-US`. */
  readonly locale: string;
  readonly say: Say;
  readonly price: (amount: Money) => string;
  readonly shippedTo: readonly string[];
  /** Where the picture of an item is to be had, with its origin; `null` for none. */
  readonly pictureOf: (item: PlacedItem) => string | null;
}

/** The letter for readers without HTML. */
export function confirmationText(parts: LetterParts): string {
  const { order, storeName, phone, say, price, shippedTo } = parts;
  const items = order.items.map((item) => {
    const chosen = options(parts, item).join(", ");
    const name = chosen ? `${item.name} (${chosen})` : item.name;
    return say("%1 x %2, item %3: %4", item.quantity, name, item.sku, price(item.rowTotal));
  });
  const sums = saidLines(order.totals, say).map((line) => `${line.label}: ${price(line.amount)}`);
  return [
    say("Thank you for your order %1.", order.number),
    "",
    ...items,
    "",
    ...sums,
    ...(shippedTo.length > 0 ? ["", `${say("Ships to")}:`, ...shippedTo] : []),
    ...shippedBy(parts),
    ...(order.orderComment === null ? [] : ["", `${say("Your note")}: ${order.orderComment}`]),
    "",
    say("Questions? %1", phone),
    storeName,
  ].join("\n");
}

/** The same letter as HTML; mail programs know few styles, so they stand at the elements. */
export function confirmationHtml(parts: LetterParts): string {
  const { order, storeName, phone, locale, say, shippedTo } = parts;
  const thanks = `${storeName}: ${say("Thank you for your order %1.", order.number)}`;
  const address = shippedTo.map(escapeHtml).join("<br>");
  const note = order.orderComment === null ? "" : escapeHtml(order.orderComment);
  return (
    `<!doctype html><html lang="${escapeHtml(locale)}"><body style="margin:0;padding:24px;color:#151a22;font:16px/1.5 Arial,sans-serif">` +
    `<h1 style="font-size:22px">${escapeHtml(thanks)}</h1>` +
    `<table role="presentation" style="border-collapse:collapse;width:100%;max-width:600px">${rows(parts)}</table>` +
    paragraph(say("Ships to"), address) +
    paragraph(say("Shipping"), shippedBy(parts).map(escapeHtml).join("<br>")) +
    paragraph(say("Your note"), note.replaceAll("\n", "<br>")) +
    `<p>${escapeHtml(say("Questions? %1", phone))}</p></body></html>`
  );
}

/** `Color: White`, and `Alteration: to 30 inches ($9.00 each)`. */
function options({ say, price }: LetterParts, item: PlacedItem): string[] {
  return lineRows(item).map(({ label, value, price: added }) => {
    const said = `${say(label)}: ${value}`;
    return added === null ? said : `${said} (${say("%1 each", price(added))})`;
  });
}

/** How it travels, and when it is expected. */
function shippedBy({ order: { shippingMethod }, say, locale }: LetterParts): string[] {
  if (!shippingMethod) return [];
  const { arrival } = shippingMethod;
  const days = arrival ? [say("Arrives %1", arrivalDays(arrival, locale))] : [];
  return [methodName(shippingMethod, say), ...days];
}

/** The items, then the lines of the sum. */
function rows(parts: LetterParts): string {
  const { order, say, price } = parts;
  const items = order.items.map(
    (item) =>
      `<tr><td style="${CELL};width:72px">${picture(parts, item)}</td>` +
      `<td style="${CELL}"><b>${escapeHtml(item.name)}</b>${options(parts, item).map(line).join("")}<br><small>${escapeHtml(item.sku)}</small></td>` +
      `<td style="${CELL};text-align:right">${item.quantity}</td>` +
      `<td style="${CELL};text-align:right">${escapeHtml(price(item.rowTotal))}</td></tr>`,
  );
  const sums = saidLines(order.totals, say).map(
    (line) =>
      `<tr><td colspan="3" style="${SUM}">${escapeHtml(line.label)}</td><td style="${SUM};text-align:right">${escapeHtml(price(line.amount))}</td></tr>`,
  );
  return [...items, ...sums].join("");
}

const line = (text: string) => `<br>${escapeHtml(text).replaceAll("\n", "<br>")}`;

/** The item in the color that was chosen; its name stands beside it, so nobody needs it twice. */
function picture({ pictureOf }: LetterParts, item: PlacedItem): string {
  const url = pictureOf(item);
  return url === null
    ? ""
    : `<img src="${escapeHtml(url)}" width="64" height="80" alt="" style="display:block;border:0">`;
}

/** A paragraph under its heading, none where there is nothing to say. `html` is markup of our own. */
const paragraph = (heading: string, html: string) =>
  html === "" ? "" : `<p><b>${escapeHtml(heading)}</b><br>${html}</p>`;

const CELL = "padding:10px 8px 10px 0;border-bottom:1px solid #d3d9d6;vertical-align:top";
const SUM = "padding:4px 8px 4px 0";
