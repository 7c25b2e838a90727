import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import {
  minutesToWait,
  SIGN_IN_WINDOW_MS,
  TRY_AREAS,
  type TryArea,
} from "@placket/domain/session/sign-in-limit";
import { HOUR_MS } from "@placket/domain/durations";
import { leaveTraceOfTry } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { transact } from "../transact.ts";
import {
  deleteOldTries,
  deleteTries,
  deleteTriesBy,
  deleteTry,
  holdTries,
  insertTry,
  type Try,
} from "./sign-in.sql.ts";
import type { Client } from "./session.ts";

/** Characters: an email with a portal's code before it. What is longer is nobody's. */
const LOGIN_MAX = 320;

/** What is counted of somebody who tries: at what, by which login, and the network that the try comes from. */
export function triedBy(area: TryArea, login: string, { address }: Client): Try {
  return {
    area,
    login: login.trim().toLowerCase().slice(0, LOGIN_MAX),
    address: networkOf(address),
  };
}

/**
 * Counts a try before it is looked at, so that many at once are counted as well; refuses it while there is a
 * pause, and tells staff of guesses at codes, once an hour. From which network they come stands with the tries, which are
 * forgotten after their day; the trail is for good. Whoever then knows the password has the tries forgotten:
 * `forgetTries`.
 */
export async function countTry(ctx: Ctx, tried: Try, field = "password"): Promise<Result<void>> {
  const counted = await tryCounted(ctx, tried, field);
  if (!counted.ok && isTold(tried.area)) {
    const done = { action: "shopper.guessed", subject: tried.area } as const;
    await transact(ctx, (tx) => leaveTraceOfTry(tx, done, HOUR_MS));
  }
  return counted;
}

/** Whether guesses in an area are told staff, who see no other sign of them. */
const isTold = (area: TryArea) => "isTold" in TRY_AREAS[area];

function tryCounted(ctx: Ctx, tried: Try, field: string): Promise<Result<void>> {
  return transact(ctx, async (tx) => {
    const after = new Date(tx.now.getTime() - SIGN_IN_WINDOW_MS);
    const minutes = minutesToWait(tried.area, await holdTries(tx.db, tried, after), tx.now);
    if (minutes > 0) return refuse(problem(TRY_AREAS[tried.area].refusal, field, minutes));
    await deleteOldTries(tx.db, after);
    await insertTry(tx.db, tried, tx.now);
    return ok(undefined);
  });
}

/** Takes one try back that this call counted and that was not looked at after all; others stay counted. */
export function takeBackTry({ db, now }: Pick<Ctx, "db" | "now">, tried: Try): Promise<void> {
  return deleteTry(db, tried, now);
}

/** Forgets what a login has tried from an address: it has come in. */
export function forgetTries({ db }: Pick<Ctx, "db">, tried: Try): Promise<void> {
  return deleteTries(db, tried);
}

/** Forgets that somebody by these names has tried anything: they are forgotten. */
export const forgetLogins = ({ db }: Pick<Ctx, "db">, logins: readonly string[]): Promise<void> =>
  deleteTriesBy(
    db,
    logins.map((one) => one.trim().toLowerCase()),
  );
