import { plainConnection, type PlainConnection } from "./plain-connection.ts";

/** Guests who walk from an empty cart to a placed order, so many at once. */
interface Walked {
  readonly orders: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
  /** Processor time for each order, in ms, by who takes it; what follows from an order later is in it. */
  readonly work: Work;
}

/** Processor time in ms by who takes it. */
export type Work = Readonly<Record<string, number>>;

/** With what shoppers walk. */
export interface Way {
  /** Gives a one-time card token; asked for outside of the measured time. */
  readonly tokens: readonly string[];
  readonly productAt: (n: number) => { readonly id: number; readonly parentId: number };
}

interface Walk extends Way {
  readonly url: string;
  readonly shoppers: number;
  /** Walked before anything is measured, as the other scenarios do. */
  readonly warmSeconds: number;
  readonly seconds: number;
  /** What was taken so far. */
  readonly workSoFar: () => Work;
}

/** Walks until the time is over or the tokens are spent. */
export async function walkShoppers(walk: Walk): Promise<Walked> {
  const ways = numbers();
  await walkFor(walk, { seconds: walk.warmSeconds, ways });
  const from = performance.now();
  const before = walk.workSoFar();
  const { times, failures } = await walkFor(walk, { seconds: walk.seconds, ways });
  const elapsed = (performance.now() - from) / 1000;
  const after = Object.entries(walk.workSoFar());
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    orders: times.length,
    perSecond: Math.round(times.length / elapsed),
    p50: at(0.5),
    p99: at(0.99),
    failures,
    work: Object.fromEntries(
      after.map(([who, ms]) => [who, (ms - (before[who] ?? 0)) / times.length]),
    ),
  };
}

/** 0, 1, 2 …: every way has a card token of its own. */
function numbers(): () => number {
  let next = 0;
  return () => next++;
}

async function walkFor(
  walk: Walk,
  { seconds, ways }: { seconds: number; ways: () => number },
): Promise<{ times: number[]; failures: number }> {
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  const shopper = async () => {
    const connection = await plainConnection(new URL(walk.url));
    for (let n = ways(); n < walk.tokens.length && performance.now() < end; n = ways()) {
      const start = performance.now();
      const placed = await guestOrder(connection, walk, n);
      if (placed) times.push(performance.now() - start);
      else failures += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: walk.shoppers }, shopper));
  return { times, failures };
}

export const STEPS = `mutation ($id: String!, $email: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
}`;

export const PAY = `mutation ($id: String!, $carrier: String!, $method: String!, $token: String!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
    braintree: { payment_method_nonce: $token, is_active_payment_token_enabler: false } } }) { cart { prices { grand_total { value } } } }
}`;

const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }`;

export const ADDRESS = {
  firstname: "Demo",
  lastname: "Buyer",
  street: ["12 Pier Street"],
  city: "Margate",
  region: "FL",
  postcode: "33063",
  country_code: "US",
  telephone: "555 0100",
};

/** The calls the storefront makes, in its order: add, customer, shipping, billing, method, payment, place. */
export async function guestOrder(
  shopper: PlainConnection,
  { tokens, productAt }: Way,
  n: number,
): Promise<boolean> {
  const { id: productId, parentId } = productAt(n);
  const added = await shopper.post("/rest/us/V1/xmapi/app-add-to-cart", {
    data: { id: productId, parentId, qty: 1 },
  });
  const id = String(added["mask_id"]);
  await shopper.post("/graphql", {
    query: STEPS,
    variables: { id, email: "buyer@example.com", address: ADDRESS },
  });
  await shopper.post("/graphql", {
    query: PAY,
    variables: { id, carrier: "flatrate", method: "flatrate", token: tokens[n] },
  });
  const placed = await shopper.post("/graphql", { query: PLACE, variables: { id } });
  const data = placed["data"] as { placeOrder?: { order: object | null } } | null;
  return Boolean(data?.placeOrder?.order);
}
