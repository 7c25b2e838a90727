import { setTimeout as delay } from "node:timers/promises";
import { ADDRESS, PAY, STEPS } from "../bench/shoppers.ts";
import { fire } from "./shot.ts";

/** What a shopper knows at the end of a walk. */
export type Outcome =
  | { readonly kind: "placed"; readonly maskId: string; readonly number: string }
  /** Told so: sold out, card declined. `keys` are rows of the error table. */
  | { readonly kind: "refused"; readonly maskId: string; readonly keys: readonly string[] }
  /** Never had an answer, and went away. */
  | { readonly kind: "gaveUp"; readonly maskId: string | undefined };

interface ShoppingList {
  readonly url: string;
  readonly product: { readonly id: number; readonly parentId: number };
  readonly quantity: number;
  /** What is sewn on each piece; nothing unless told. */
  readonly text?: object;
  readonly cardToken: string;
  /** Nobody asks again after this. */
  readonly isOver: () => boolean;
}

/** Pause before a shopper asks again, in ms. */
const PAUSE_MS = 100;

/** Walks from an empty cart to a placed order, and asks each question again until it is answered. */
export async function shop(list: ShoppingList): Promise<Outcome> {
  const { product, quantity: qty, cardToken: token, text } = list;
  const { id: productId, parentId } = product;
  const added = text
    ? await ask(list, "/rest/us/V1/xmapi/add-embroidery-to-cart", {
        data: { productId, parentId, qty, text },
      })
    : await ask(list, "/rest/us/V1/xmapi/app-add-to-cart", { data: { ...product, qty } });
  const cart = text ? (added?.["cart"] as typeof added) : added;
  const maskId = textAt(cart, "mask_id");
  if (maskId === undefined) return { kind: "gaveUp", maskId };
  const call = (query: string, more: object) =>
    ask(list, "/graphql", { query, variables: { id: maskId, ...more } });
  await call(STEPS, { email: "buyer@example.com", address: ADDRESS });
  await call(PAY, { carrier: "flatrate", method: "flatrate", token });
  return place(list, maskId);
}

/** Asks for the order until there is one, or until it is refused for good. */
async function place(list: ShoppingList, maskId: string): Promise<Outcome> {
  while (!list.isOver()) {
    const answer = await ask(list, "/graphql", { query: PLACE, variables: { id: maskId } });
    const placed = answer?.["data"] as PlaceAnswer | null | undefined;
    const number = placed?.placeOrder?.order?.order_number;
    if (number !== undefined) return { kind: "placed", maskId, number };
    const keys = placed?.placeOrder?.errors.map(({ key }) => key) ?? [];
    if (keys.length > 0 && !keys.some((key) => ASK_AGAIN.has(key))) {
      return { kind: "refused", maskId, keys };
    }
    await delay(PAUSE_MS);
  }
  return { kind: "gaveUp", maskId };
}

interface PlaceAnswer {
  readonly placeOrder?: {
    readonly order: { readonly order_number: string } | null;
    readonly errors: readonly { readonly key: string }[];
  };
}

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id, embroidery_agreed: true }) { order { order_number } errors { key } } }`;

/** Refusals that say nothing of the order yet. */
const ASK_AGAIN: ReadonlySet<string> = new Set([
  "payment.unanswered",
  "payment.providerUnreachable",
]);

/** The answer to a question that is asked until there is one that is no failure of the store. */
async function ask(
  { url, isOver }: ShoppingList,
  path: string,
  payload: object,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  while (!isOver()) {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(payload);
    const answer = await fire(url, { at: path, method: "POST", path, headers, body });
    if (answer.status >= 200 && answer.status < 500) return JSON.parse(answer.body) as never;
    await delay(PAUSE_MS);
  }
  return undefined;
}

function textAt(body: Readonly<Record<string, unknown>> | undefined, key: string) {
  const value = body?.[key];
  return typeof value === "string" ? value : undefined;
}
