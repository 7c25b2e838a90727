import { KNOWN_BROWSER_MS } from "@placket/domain/session/lifetime";
import type { Ctx } from "../context.ts";
import type { SessionOwner } from "./session.sql.ts";
import {
  countKnownTry,
  deleteBrowsersOf,
  deleteKnownBrowser,
  deleteOldBrowsers,
  insertKnownBrowser,
  isBrowserKnown,
  uncountKnownTry,
} from "./sign-in.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** Tries after which a known browser is one like any other. */
const TRIES = 10;

/**
 * Whether the browser with this token is one where this person signed in before and may try once more; it waits
 * for nobody else's wrong passwords. The try is counted before it is looked at, so that many at once are counted
 * as well; whoever comes in has another token, and another count.
 */
export async function triesOnKnownBrowser(
  ctx: Ctx,
  owner: SessionOwner,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined || token === "") return false;
  const after = new Date(ctx.now.getTime() - KNOWN_BROWSER_MS);
  return countKnownTry(ctx.db, { tokenHash: hashOfToken(token), owner, after }, TRIES);
}

/** Whether somebody of these signed in before on the browser with this token, and it may try once more. */
export async function isKnownBrowser(
  ctx: Ctx,
  whose: "customer" | "staff",
  token: string,
): Promise<boolean> {
  const after = new Date(ctx.now.getTime() - KNOWN_BROWSER_MS);
  const browser = { tokenHash: hashOfToken(token), whose: `${whose}_id`, after } as const;
  return isBrowserKnown(ctx.db, browser, TRIES);
}

/** Takes a counted try back that was not looked at after all. */
export async function takeBackKnownTry(ctx: Ctx, token: string | undefined): Promise<void> {
  if (token !== undefined) await uncountKnownTry(ctx.db, hashOfToken(token));
}

/** Remembers the browser on which somebody has just signed in, and gives its new token. */
export async function rememberBrowser(
  ctx: Ctx,
  owner: SessionOwner,
  before: string | undefined,
): Promise<string> {
  if (before !== undefined) await deleteKnownBrowser(ctx.db, hashOfToken(before));
  await deleteOldBrowsers(ctx.db, new Date(ctx.now.getTime() - KNOWN_BROWSER_MS));
  const token = newToken();
  await insertKnownBrowser(ctx.db, { tokenHash: hashOfToken(token), owner, now: ctx.now });
  return token;
}

/** Forgets every browser of somebody: whoever changed the password may have lost one. */
export async function forgetBrowsers(ctx: Ctx, owner: SessionOwner): Promise<void> {
  await deleteBrowsersOf(ctx.db, owner);
}
