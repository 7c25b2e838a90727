import type { TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../guest.ts";
import { aConfigurable, type Shop } from "../shop.ts";
import { callAdmin } from "../staff.ts";
import type { TestApp } from "../test-app.ts";

/** An amount as calls carry it. */
interface Wire {
  readonly value: number;
  readonly currency: string;
}

export const usd = (value: number): Wire => ({ value, currency: "USD" });

/** An order as staff see it, as far as what comes back of it goes. */
export interface ReturnedOrder {
  readonly number: string;
  readonly status: string;
  readonly items: readonly {
    readonly id: number;
    readonly sku: string;
    readonly quantity: number;
    readonly paid: Wire;
    readonly rowTotal: Wire;
    readonly progress: Readonly<Record<string, number>>;
  }[];
  readonly money: { readonly asked: Wire; readonly refunded: Wire } | null;
  readonly returns: readonly { readonly number: string; readonly state: string }[];
  readonly exchanges: readonly {
    readonly of: string;
    readonly return: string;
    readonly by: string;
  }[];
  readonly papers: readonly {
    readonly kind: string;
    readonly number: string;
    readonly total: Wire;
  }[];
  readonly events: readonly { readonly text: string }[];
}

/** A coat in several sizes: one of them is bought, one costs as much, one more, one less. */
export async function aCoatShop(shop: Shop) {
  const { variants } = await aConfigurable(shop, { sku: "COAT", name: "Chef Coat" });
  const [bought, other, dear, cheap] = Object.entries(variants);
  const price = (entry: readonly [string, number] | undefined, minor: number) =>
    shop.db
      .updateTable("product")
      .set({ price_minor: minor })
      .where("id", "=", entry?.[1] ?? 0)
      .execute();
  await price(dear, 2500);
  await price(cheap, 1500);
  const skuOf = (entry: readonly [string, number] | undefined) =>
    `COAT-${entry?.[0].replace("/", "-")}`;
  return {
    variants,
    names: { bought: skuOf(bought), other: skuOf(other), dear: skuOf(dear), cheap: skuOf(cheap) },
  };
}

interface Store {
  readonly app: TestApp;
  readonly sandbox: TestSandbox;
  /** Of staff. */
  readonly session: string;
}

/** What staff of a store do with orders that come back. */
export function returnsIn({ app, sandbox, session }: Store) {
  const post = (path: string, body: object = {}) =>
    callAdmin(app, `POST ${path}`, { session, body });
  const order = async (number: string) =>
    (await callAdmin(app, `GET orders/${number}`, { session })).json<ReturnedOrder>();

  /** What the list offers to do with an order. */
  const listedSteps = async (number: string) => {
    const list = await callAdmin(app, `GET orders?search=${number}`, { session });
    const { rows } = list.json<{ rows: { number: string; steps: string[] }[] }>();
    return rows.find((row) => row.number === number)?.steps;
  };

  /** Pieces of a line that was sent come back, and so many are good; gives the return's number. */
  const takeBack = async (
    number: string,
    { sent, good = sent }: { readonly sent: number; readonly good?: number },
  ) => {
    const itemId = (await order(number)).items[0]?.id ?? 0;
    const asked = { reason: "wrong_size", comment: "", pieces: [{ itemId, quantity: sent }] };
    const opened = (await post(`orders/${number}/returns`, asked)).json<ReturnedOrder>();
    const sentBack = opened.returns.at(-1)?.number ?? "";
    await post(`returns/${sentBack}/approval`);
    await post(`returns/${sentBack}/receipt`);
    await post(`returns/${sentBack}/check`, { accepted: [{ itemId, quantity: good }] });
    return sentBack;
  };

  const ship = async (number: string) => {
    const { items } = await order(number);
    const pieces = items.map(({ id: itemId, quantity }) => ({ itemId, quantity }));
    return post(`orders/${number}/shipments`, { pieces, tracks: [] });
  };

  /** Two pieces that were paid by card and sent; gives the order's number. */
  const sentOrder = async (sku: string, parent_sku = "COAT") => {
    const guest = await aGuest(app, [{ sku, parent_sku, quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { number } = (await guest.placeOrder()).orderV2!;
    const { money } = await order(number);
    await post(`orders/${number}/invoices`, { leftOut: [], seen: money?.asked });
    await ship(number);
    return number;
  };

  /** Sends something else for a return; the difference is the one that is offered unless told. */
  const exchange = async (
    sentBack: string,
    sku: string,
    { takes = "waive", seen }: { readonly takes?: string; readonly seen?: number } = {},
  ) => {
    const { lines } = await choices(sentBack);
    const [line] = lines;
    const offered = line?.choices.find((one) => one.sku === sku)?.difference ?? usd(0);
    return post(`returns/${sentBack}/exchange`, {
      lines: [{ itemId: line?.itemId ?? 0, sku }],
      toShelf: true,
      takes,
      seen: seen === undefined ? offered : usd(seen),
    });
  };
  const choices = async (sentBack: string) =>
    (await callAdmin(app, `GET returns/${sentBack}/exchanges`, { session })).json<{
      readonly lines: readonly {
        readonly itemId: number;
        readonly choices: readonly { readonly sku: string; readonly difference: Wire }[];
      }[];
    }>();

  /** Pays so many pieces back beside any return, for that much. */
  const refund = async (number: string, quantity: number, amount: number, way = "source") => {
    const { items, money } = await order(number);
    const left = Number(((money?.asked.value ?? 0) - (money?.refunded.value ?? 0)).toFixed(2));
    return post(`orders/${number}/refunds`, {
      pieces: [{ itemId: items[0]?.id ?? 0, quantity }],
      way,
      shipping: usd(0),
      adjustment: usd(0),
      toShelf: true,
      reason: "Not wanted",
      seen: usd(amount),
      left: usd(left),
    });
  };

  return { post, order, listedSteps, takeBack, ship, sentOrder, exchange, choices, refund };
}

/** What a call was refused for. */
export const keysOf = (answer: { json: () => unknown }): (string | undefined)[] => {
  const { key, errors } = answer.json() as { key?: string; errors?: { key: string }[] };
  return errors?.map((one) => one.key) ?? [key];
};

/** How much of a product is on the shelf. */
export const shelfOf = async ({ shop }: TestApp, sku: string): Promise<number> =>
  (
    await shop.db
      .selectFrom("stock_item")
      .innerJoin("product", "product.id", "product_id")
      .select("quantity")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).quantity;
