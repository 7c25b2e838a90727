/** Guests who walk from an empty cart to a placed order, so many at once. */
export interface Walked {
  readonly orders: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

export interface Walk {
  readonly url: string;
  readonly shoppers: number;
  readonly seconds: number;
  /** Gives a one-time card token; asked for outside of the measured time. */
  readonly tokens: readonly string[];
  readonly productAt: (n: number) => { readonly id: number; readonly parentId: number };
}

/** Walks until the time is over or the tokens are spent. */
export async function walkShoppers(walk: Walk): Promise<Walked> {
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const from = performance.now();
  const end = from + walk.seconds * 1000;
  const shopper = async () => {
    while (performance.now() < end && next < walk.tokens.length) {
      const n = next++;
      const start = performance.now();
      const placed = await guestOrder(walk, n);
      if (placed) times.push(performance.now() - start);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: walk.shoppers }, shopper));
  const elapsed = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    orders: times.length,
    perSecond: Math.round(times.length / elapsed),
    p50: at(0.5),
    p99: at(0.99),
    failures,
  };
}

const STEPS = `mutation ($id: String!, $email: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
}`;

const PAY = `mutation ($id: String!, $carrier: String!, $method: String!, $token: String!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
    braintree: { payment_method_nonce: $token, is_active_payment_token_enabler: false } } }) { cart { prices { grand_total { value } } } }
}`;

const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }`;

const ADDRESS = {
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
async function guestOrder({ url, tokens, productAt }: Walk, n: number): Promise<boolean> {
  const { id: productId, parentId } = productAt(n);
  const added = await post(`${url}/rest/us/V1/xmapi/app-add-to-cart`, {
    data: { id: productId, parentId, qty: 1 },
  });
  const id = String(added["mask_id"]);
  await post(`${url}/graphql`, {
    query: STEPS,
    variables: { id, email: "buyer@example.com", address: ADDRESS },
  });
  await post(`${url}/graphql`, {
    query: PAY,
    variables: { id, carrier: "flatrate", method: "flatrate", token: tokens[n] },
  });
  const placed = await post(`${url}/graphql`, { query: PLACE, variables: { id } });
  const data = placed["data"] as { placeOrder?: { order: object | null } } | null;
  return Boolean(data?.placeOrder?.order);
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}
