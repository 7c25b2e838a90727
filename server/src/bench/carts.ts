import { setTimeout as delay } from "node:timers/promises";
import type { PriceAction } from "@placket/domain/pricing/price-rule";
import type { RuleAction } from "@placket/domain/promotion/rule-action";
import type { Db } from "../db/database.ts";
import { beginSession } from "../session/session.ts";

/** A store under measurement: where it answers, and its database, for customers who come in beside it. */
interface CartStore {
  readonly url: string;
  readonly db: Db;
  readonly productAt: (n: number) => { readonly id: number; readonly parentId: number };
  /** Processor time that the server has taken so far, in ms. */
  readonly workMs: () => number;
}

/** How long one call took, in ms, and what it cost the server. */
interface MeasuredCall {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly workMs: number;
}

const ROUNDS = 200;
/** Rounds before any is measured. */
const WARM = 40;
const LINES = 30;
const ADDED = 50;
const RULES = 50;
const CATALOG_RULES = 50;
/** Rules count within a second; how often, and how far apart, it is looked whether they do. */
const RULE_TRIES = 200;
const RULE_PAUSE_MS = 50;

/** Calls of large carts, one after the other, each round by another customer with a guest's cart. */
export async function measureCarts(store: CartStore): Promise<MeasuredCall[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < WARM + ROUNDS; round += 1) pairs.push(await aPair(store, round));
  const calls: Readonly<Record<string, (pair: Pair) => Promise<object>>> = {
    [`cart of ${LINES} lines, priced and answered`]: ({ source }) =>
      post(store, "graphql", { query: READ, id: source }),
    [`${ADDED} lines added in one call`]: () => add(store, { from: 0, lines: ADDED }),
    [`${LINES} lines joined with ${LINES}, half of them equal`]: ({ source, token }) =>
      post(store, "graphql", { query: JOIN, id: source, token }),
  };
  const measured: MeasuredCall[] = [];
  for (const [name, call] of Object.entries(calls)) {
    for (const pair of pairs.slice(0, WARM)) await call(pair);
    measured.push({ name, ...(await measure(store, pairs.slice(WARM), call)) });
  }
  return [...measured, ...(await withRules(store))];
}

/**
 * The first call again, while so many cart price rules hold for every cart or look at each of its lines, and then so many
 * rules on prices besides; of carts of its own, for the others are joined by now.
 */
async function withRules(store: CartStore): Promise<MeasuredCall[]> {
  const carts: string[] = [];
  for (let round = 0; round < WARM + ROUNDS; round += 1) carts.push(await aGuestCart(store));
  const made = await store.db
    .insertInto("cart_rule")
    .values(Array.from({ length: RULES }, (_, n) => aRule(n)))
    .returning("id")
    .execute();
  const read = (id: string) => post(store, "graphql", { query: READ, id });
  const text = async (id: string) => JSON.stringify(await read(id));
  // They are there once one of them has taken something off.
  const isMet = async (id: string) => (await text(id)).includes('"Rule 0"');
  for (const id of carts.slice(0, WARM)) await until("a cart rule counts", () => isMet(id));
  const measured = await measure(store, carts.slice(WARM), read);
  const [first = ""] = carts;
  const before = await text(first);
  const onPrices = await store.db
    .insertInto("catalog_rule")
    .values(Array.from({ length: CATALOG_RULES }, (_, n) => aCatalogRule(n)))
    .returning("id")
    .execute();
  // Every price is another one once they count.
  await until("a rule on prices counts", async () => (await text(first)) !== before);
  for (const id of carts.slice(0, WARM)) await read(id);
  const both = await measure(store, carts.slice(WARM), read);
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  await store.db.deleteFrom("catalog_rule").where("id", "in", idsOf(onPrices)).execute();
  await store.db.deleteFrom("cart_rule").where("id", "in", idsOf(made)).execute();
  return [
    { name: `the same cart with ${RULES} live rules`, ...measured },
    { name: `and ${CATALOG_RULES} rules on prices besides`, ...both },
  ];
}

/** Waits for what staff's rules do to a cart; refuses to wait for a rule that the store does not understand. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < RULE_TRIES; tries += 1) {
    if (await isSo()) return;
    await delay(RULE_PAUSE_MS);
  }
  throw new Error(`Not so after ${(RULE_TRIES * RULE_PAUSE_MS) / 1000} s: ${what}.`);
}

/** Every other one is for every product; the others ask each, and are for none. */
function aCatalogRule(n: number) {
  const idle = { match: "all", of: [{ fact: "sku", is: "in", values: [`NO-SUCH-${n}`] }] };
  const action: PriceAction = { kind: "byPercent", micro: 1_000 };
  return {
    name: `Price ${n}`,
    priority: n % 5,
    action: JSON.stringify(action),
    ...(n % 2 === 1 && { conditions: JSON.stringify(idle) }),
  };
}

/** Every other one takes something off each line; the others ask each line and the cart, and are not met. */
function aRule(n: number) {
  const idle = {
    match: "all",
    of: [
      { fact: "category", is: "in", values: [n + 1, n + 2] },
      { fact: "sku", is: "in", values: [`NO-SUCH-${n}`] },
      { fact: "subtotal", is: "atLeast", values: [n] },
    ],
  };
  const action: RuleAction = { kind: "percent", micro: 10_000 };
  return {
    name: `Rule ${n}`,
    priority: n % 5,
    action: JSON.stringify(action),
    ...(n % 2 === 1 && { lines: JSON.stringify(idle) }),
  };
}

/** A guest's cart and a customer who has one too. */
interface Pair {
  readonly source: string;
  readonly token: string;
}

async function aPair(store: CartStore, round: number): Promise<Pair> {
  const token = await customerSession(store.db, round);
  await add(store, { from: LINES / 2, lines: LINES, token });
  return { source: await aGuestCart(store), token };
}

async function aGuestCart(store: CartStore): Promise<string> {
  const added = await add(store, { from: 0, lines: LINES });
  return String(added["mask_id"]);
}

const ITEMS =
  "items { uid quantity prices { row_total { value } } } prices { grand_total { value } discounts { label } }";
const READ = `query ($id: String!) { cart(cart_id: $id) { id ${ITEMS} } }`;
const JOIN = `mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id ${ITEMS} } }`;

interface Lines {
  readonly from: number;
  readonly lines: number;
  readonly token?: string;
}

/** Adds as many lines, of products from one on, to a new cart or to the customer's. */
function add(store: CartStore, { from, lines, token }: Lines) {
  const items = Array.from({ length: lines }, (_, n) => ({ ...store.productAt(from + n), qty: 1 }));
  const path = "rest/us/V1/xmapi/app-add-to-cart";
  return post(store, path, { data: items, ...(token !== undefined && { token }) });
}

interface Asked {
  readonly token?: string;
  readonly data?: unknown;
  readonly query?: string;
  readonly id?: string;
}

async function post({ url }: CartStore, path: string, { token, id, ...body }: Asked) {
  const response = await fetch(`${url}/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...body, ...(id !== undefined && { variables: { id } }) }),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!response.ok || "errors" in answer) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function measure<Asked>(
  store: CartStore,
  rounds: readonly Asked[],
  call: (round: Asked) => Promise<object>,
): Promise<Omit<MeasuredCall, "name">> {
  const times: number[] = [];
  const before = store.workMs();
  for (const round of rounds) {
    const from = performance.now();
    await call(round);
    times.push(performance.now() - from);
  }
  const workMs = (store.workMs() - before) / rounds.length;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), workMs };
}

/** The bearer of a new customer. */
async function customerSession(db: Db, nth: number): Promise<string> {
  const now = new Date();
  const email = `bench-${nth}@example.com`;
  const { id: customerId } = await db
    .insertInto("customer")
    .values({
      email,
      username: email,
      first_name: "Demo",
      last_name: "Buyer",
      group_id: 1,
      store_view_id: 1,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return beginSession(
    { db, now },
    {
      holder: { kind: "customer", customerId, email, groupId: 1 },
      client: { browser: "bench", address: "127.0.0.1" },
      carrier: "bearer",
      channel: "api",
    },
  );
}
