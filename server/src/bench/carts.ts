import type { Db } from "../db/database.ts";
import { beginSession } from "../session/session.ts";

/** A store under measurement: where it answers, and its database, for customers who come in beside it. */
interface CartStore {
  readonly url: string;
  readonly db: Db;
  readonly productAt: (n: number) => { readonly id: number; readonly parentId: number };
}

/** How long one call took, in ms. */
interface MeasuredCall {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
}

const ROUNDS = 200;
/** Rounds before any is measured. */
const WARM = 40;
const LINES = 30;
const ADDED = 50;

/** Calls of large carts, one after the other, each round by another customer. */
export async function measureCarts(store: CartStore): Promise<MeasuredCall[]> {
  const times = { read: [] as number[], added: [] as number[], joined: [] as number[] };
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const token = await customerSession(store.db, round);
    const guests = await add(store, { from: 0, lines: LINES });
    await add(store, { from: LINES / 2, lines: LINES, token });
    const source = String(guests.answer["mask_id"]);
    const read = await timed(() => post(store, "graphql", { query: READ, id: source }));
    const added = await add(store, { from: 0, lines: ADDED });
    const joined = await timed(() => post(store, "graphql", { query: JOIN, id: source, token }));
    if (JSON.stringify(joined.answer).includes("errors"))
      throw new Error("The carts were not joined");
    if (round < WARM) continue;
    times.read.push(read.ms);
    times.added.push(added.ms);
    times.joined.push(joined.ms);
  }
  return [
    measured(`cart of ${LINES} lines, priced and answered`, times.read),
    measured(`${ADDED} lines added in one call`, times.added),
    measured(`${LINES} lines joined with ${LINES}, half of them equal`, times.joined),
  ];
}

const ITEMS =
  "items { uid quantity prices { row_total { value } } } prices { grand_total { value } }";
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
  return timed(() => post(store, path, { data: items, ...(token !== undefined && { token }) }));
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
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

async function timed<Answer>(ask: () => Promise<Answer>) {
  const from = performance.now();
  const answer = await ask();
  return { answer, ms: performance.now() - from };
}

function measured(name: string, times: readonly number[]): MeasuredCall {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { name, p50: at(0.5), p99: at(0.99) };
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
