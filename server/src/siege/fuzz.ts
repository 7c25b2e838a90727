import fc from "fast-check";
import { STAFF } from "../testing/staff.ts";
import type { BesiegedStore } from "./besieged-store.ts";
import { hostileShots, type StaffHeaders } from "./hostile-shots.ts";
import { faultOf } from "./civil.ts";
import { fire, type Answer, type Shot } from "./shot.ts";
import { watchPulse } from "./pulse.ts";

interface FuzzOrder {
  readonly requests: number;
  /** No shot begins after this. */
  readonly seconds: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
}

interface Fuzzed {
  readonly sent: number;
  /** How many answers had each status; 0 is none at all. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** What was wrong, with the request that shows it. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
  /** The longest that `/healthz` took meanwhile. */
  readonly slowestPulseMs: number;
}

/** Requests under way at once. */
const AT_ONCE = 8;

/** Shots that were made before: the same hundreds are not made again for every thousand. */
const BATCH = 500;

/** Shoots at a store until the requests or the time are used up. */
export async function fuzz(store: BesiegedStore, order: FuzzOrder): Promise<Fuzzed> {
  const staff = await signIn(store);
  const shots = shotsOf(hostileShots(staff), order);
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  let [sent, slowestMs] = [0, 0];
  const end = performance.now() + order.seconds * 1000;
  const pulse = watchPulse(store.url);
  const gun = async () => {
    for (const shot of shots) {
      if (performance.now() > end || store.hasDied()) return;
      const answer = await fire(store.url, shot);
      sent += 1;
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, answer.ms);
      const fault = await confirmed(store, { shot, answer });
      if (fault !== undefined) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gun));
  if (store.hasDied()) faults.push("the store has died");
  return { sent, byStatus, faults, slowestMs, slowestPulseMs: await pulse.stop() };
}

/** What was slow among many is asked again alone: this machine's load is no fault of the store. */
async function confirmed(
  store: BesiegedStore,
  { shot, answer }: { shot: Shot; answer: Answer },
): Promise<string | undefined> {
  const fault = faultOf(answer, store);
  if (fault === undefined) return undefined;
  const again = fault === "slow" ? faultOf(await fire(store.url, shot), store) : fault;
  return again && `${again}: ${describeShot(shot)} → ${answer.status} ${answer.body.slice(0, 200)}`;
}

function describeShot({ at, method, path, headers, body = "" }: Shot): string {
  const { cookie: _secret, ...shown } = headers ?? {};
  return `${at}: ${method} ${path.slice(0, 300)} ${JSON.stringify(shown).slice(0, 200)} ${body.slice(0, 300)}`;
}

function* shotsOf(arbitrary: fc.Arbitrary<Shot>, { requests, seed }: FuzzOrder): Generator<Shot> {
  for (let made = 0; made < requests; made += BATCH) {
    const numRuns = Math.min(BATCH, requests - made);
    yield* fc.sample(arbitrary, { numRuns, seed: seed + made });
  }
}

/** The member of staff of a besieged store. */
export async function signIn({ url }: Pick<BesiegedStore, "url">): Promise<StaffHeaders> {
  const answer = await fetch(`${url}/admin/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: STAFF.email, password: STAFF.password }),
  });
  if (!answer.ok) throw new Error(`Staff could not sign in: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  return { cookie: cookie.join("; "), origin: url };
}
