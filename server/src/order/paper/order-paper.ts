import { saidRows } from "@placket/domain/cart/line-kinds";
import type { Money } from "@placket/domain/money/money";
import { letterheadOf, type Letterhead } from "../../mail/letter/letterhead.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { addressLinesIn } from "../address-lines.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";
import type { Paper } from "../../print/paper.ts";

/** A row of a paper: pieces of an item, and what they come to where that is said. */
interface SaidPieces {
  readonly item: PlacedItem;
  readonly pieces: number;
  readonly amount: Money | null;
}

/** What papers about an order share, in the language of the store view where it was placed. */
interface PaperDesk {
  readonly head: Letterhead;
  readonly shop: Paper["shop"];
  readonly addresses: Paper["addresses"];
  readonly foot: string;
  readonly pages: Paper["pages"];
  readonly dayOf: (at: Date) => string;
  readonly rowsOf: (pieces: readonly SaidPieces[]) => Paper["rows"];
}

/** A desk at which papers of an order are written. */
export function paperDesk(ctx: Ctx, order: PlacedOrder): PaperDesk {
  const view = ctx.held(stores).views.find(({ id }) => id === order.storeViewId);
  const inView = view ? { ...ctx, store: view } : ctx;
  const head = letterheadOf(inView, "shoppers");
  const { say, locale, storeName, address, phone, price } = head;
  const lines = (of: PlacedOrder["billingAddress"]) => (of ? addressLinesIn(inView, of) : []);
  // Papers say the same day wherever the server stands.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    head,
    shop: {
      name: storeName,
      lines: [...address.split(/\r?\n/), phone].filter((line) => line !== ""),
    },
    addresses: [
      { title: say("Ships to"), lines: lines(order.shippingAddress) },
      { title: say("Bill to"), lines: lines(order.billingAddress) },
    ].filter((one) => one.lines.length > 0),
    foot: phone === "" ? "" : say("Questions? %1", phone),
    pages: say("Page %1 of %2", "%1", "%2"),
    dayOf: (at) => day.format(at),
    rowsOf: (pieces) =>
      pieces.map(({ item, pieces: count, amount }) => ({
        name: item.name,
        details: [...saidRows(item, say).map(({ label, value }) => `${label}: ${value}`), item.sku],
        pieces: String(count),
        amount: amount && price(amount),
      })),
  };
}
