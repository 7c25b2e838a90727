import { formatPrice, priceFormatFor } from "@placket/domain/money/price-format";
import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { writeLetter } from "../mail/mail.ts";
import { addressLines } from "./address-lines.ts";
import { orderLines } from "./order-lines.ts";
import { orderById, type PlacedItem, type PlacedOrder } from "./placed-order.ts";

/** The letter that confirms an order, in the store view where it was placed. */
export async function writeConfirmation(
  ctx: Ctx,
  { orderId }: { readonly orderId: number },
  outboxId: number,
): Promise<void> {
  const order = await orderById(ctx, orderId);
  const view = ctx.services.stores.views.find((other) => other.id === order.storeViewId);
  const here = view ? { ...ctx, store: view } : ctx;
  const parts = letterParts(here, order);
  const letter = {
    recipient: order.email,
    subject: `Your ${parts.storeName} order ${order.number}`,
    text: confirmationText(parts),
    html: confirmationHtml(parts),
  };
  await writeLetter(ctx, letter, outboxId);
}

interface LetterParts {
  readonly order: PlacedOrder;
  readonly storeName: string;
  readonly phone: string;
  readonly price: (amount: Money) => string;
  readonly shippedTo: readonly string[];
}

function letterParts(ctx: Ctx, order: PlacedOrder): LetterParts {
  const settings = ctx.services.stores.settingsOf(ctx.store);
  const format = priceFormatFor(order.currency, settings.priceFormat);
  return {
    order,
    storeName: settings.storeName,
    phone: settings.phone,
    price: (amount) => formatPrice(amount, format),
    shippedTo: order.shippingAddress ? addressLines(ctx, order.shippingAddress) : [],
  };
}

const options = (item: PlacedItem) =>
  item.selections.map((one) => `${one.attributeLabel}: ${one.optionLabel}`).join(", ");

function confirmationText({ order, storeName, phone, price, shippedTo }: LetterParts): string {
  const items = order.items.map((item) => {
    const chosen = options(item);
    return `${item.quantity} x ${item.name}${chosen ? ` (${chosen})` : ""}, item ${item.sku}: ${price(item.rowTotal)}`;
  });
  const sums = orderLines(order).map((line) => `${line.label}: ${price(line.amount)}`);
  return [
    `Thank you for your order ${order.number}.`,
    "",
    ...items,
    "",
    ...sums,
    ...(shippedTo.length > 0 ? ["", "Ships to:", ...shippedTo] : []),
    ...(order.orderComment === null ? [] : ["", `Your note: ${order.orderComment}`]),
    "",
    `Questions? ${phone}`,
    storeName,
  ].join("\n");
}

function confirmationHtml({ order, storeName, phone, price, shippedTo }: LetterParts): string {
  const items = order.items
    .map(
      (item) =>
        `<tr><td style="${CELL}"><b>${escape(item.name)}</b><br>${escape(options(item))}<br><small>${escape(item.sku)}</small></td>` +
        `<td style="${CELL};text-align:right">${item.quantity}</td>` +
        `<td style="${CELL};text-align:right">${escape(price(item.rowTotal))}</td></tr>`,
    )
    .join("");
  const sums = orderLines(order)
    .map(
      (line) =>
        `<tr><td colspan="2" style="${SUM}">${escape(line.label)}</td><td style="${SUM};text-align:right">${escape(price(line.amount))}</td></tr>`,
    )
    .join("");
  const address = shippedTo.map(escape).join("<br>");
  return (
    `<!doctype html><html lang="en"><body style="margin:0;padding:24px;color:#151a22;font:16px/1.5 Arial,sans-serif">` +
    `<h1 style="font-size:22px">${escape(storeName)}: thank you for your order ${escape(order.number)}</h1>` +
    `<table role="presentation" style="border-collapse:collapse;width:100%;max-width:600px">${items}${sums}</table>` +
    (address ? `<p><b>Ships to</b><br>${address}</p>` : "") +
    noteHtml(order.orderComment) +
    `<p>Questions? ${escape(phone)}</p></body></html>`
  );
}

/** What the shopper said with the order (CHECK-33). */
function noteHtml(comment: string | null): string {
  if (comment === null) return "";
  return `<p><b>Your note</b><br>${escape(comment).replaceAll("\n", "<br>")}</p>`;
}

const CELL = "padding:10px 8px 10px 0;border-bottom:1px solid #d3d9d6;vertical-align:top";
const SUM = "padding:4px 8px 4px 0";

/** Names and addresses are what shoppers typed: never markup. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
