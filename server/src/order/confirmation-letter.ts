import type { Money } from "@placket/domain/money/money";
import type { Say } from "../translation/say.ts";
import { orderLines } from "./order-lines.ts";
import type { PlacedItem, PlacedOrder } from "./placed-order.ts";

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
}

/** The letter for readers without HTML. */
export function confirmationText(parts: LetterParts): string {
  const { order, storeName, phone, say, price, shippedTo } = parts;
  const items = order.items.map((item) => {
    const chosen = options(item);
    const name = chosen ? `${item.name} (${chosen})` : item.name;
    return say("%1 x %2, item %3: %4", item.quantity, name, item.sku, price(item.rowTotal));
  });
  const sums = orderLines(order, say).map((line) => `${line.label}: ${price(line.amount)}`);
  return [
    say("Thank you for your order %1.", order.number),
    "",
    ...items,
    "",
    ...sums,
    ...(shippedTo.length > 0 ? ["", `${say("Ships to")}:`, ...shippedTo] : []),
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
  const address = shippedTo.map(escape).join("<br>");
  const note = order.orderComment === null ? "" : escape(order.orderComment);
  return (
    `<!doctype html><html lang="${escape(locale)}"><body style="margin:0;padding:24px;color:#151a22;font:16px/1.5 Arial,sans-serif">` +
    `<h1 style="font-size:22px">${escape(thanks)}</h1>` +
    `<table role="presentation" style="border-collapse:collapse;width:100%;max-width:600px">${rows(parts)}</table>` +
    paragraph(say("Ships to"), address) +
    paragraph(say("Your note"), note.replaceAll("\n", "<br>")) +
    `<p>${escape(say("Questions? %1", phone))}</p></body></html>`
  );
}

const options = (item: PlacedItem) =>
  item.selections.map((one) => `${one.attributeLabel}: ${one.optionLabel}`).join(", ");

/** The items, then the lines of the sum. */
function rows({ order, say, price }: LetterParts): string {
  const items = order.items.map(
    (item) =>
      `<tr><td style="${CELL}"><b>${escape(item.name)}</b><br>${escape(options(item))}<br><small>${escape(item.sku)}</small></td>` +
      `<td style="${CELL};text-align:right">${item.quantity}</td>` +
      `<td style="${CELL};text-align:right">${escape(price(item.rowTotal))}</td></tr>`,
  );
  const sums = orderLines(order, say).map(
    (line) =>
      `<tr><td colspan="2" style="${SUM}">${escape(line.label)}</td><td style="${SUM};text-align:right">${escape(price(line.amount))}</td></tr>`,
  );
  return [...items, ...sums].join("");
}

/** A paragraph under its heading, none where there is nothing to say. `html` is markup of our own. */
const paragraph = (heading: string, html: string) =>
  html === "" ? "" : `<p><b>${escape(heading)}</b><br>${html}</p>`;

const CELL = "padding:10px 8px 10px 0;border-bottom:1px solid #d3d9d6;vertical-align:top";
const SUM = "padding:4px 8px 4px 0";

/** Names and addresses are what shoppers typed: never markup. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
