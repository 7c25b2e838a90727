import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { isKnownBrowser, takeBackKnownTry, triesOnKnownBrowser } from "./known-browser.ts";
import { passwords, type Waiting } from "./password.ts";
import type { SessionOwner } from "./session.sql.ts";
import { countTry, takeBackTry } from "./sign-in-tries.ts";
import type { Try } from "./sign-in.sql.ts";

/** A password somebody gives, and what it is held against. */
interface PasswordTry {
  readonly tried: Try;
  readonly password: string;
  /** As it is kept; none of a login that nobody has. */
  readonly kept: string | null | undefined;
  /** Where the refusal of a try too many stands. */
  readonly field?: string | undefined;
  /** How they wait for their turn where their browser is not known. */
  readonly whose: Waiting;
  /** Whose browser it would be, and its token. */
  readonly browser?:
    | { readonly owner: SessionOwner; readonly token: string | undefined }
    | undefined;
}

/**
 * Whether there is room to try a password, which is looked at before anything else is asked: more of it for a browser
 * that is known. Whether it is, is asked only where that decides: a token alone, which anybody may make up, opens no
 * room.
 */
export async function roomToTry(
  ctx: Ctx,
  area: "customer" | "staff",
  token: string | undefined,
): Promise<Result<void>> {
  const line = ctx.held(passwords);
  const room = line.room(area === "staff" ? "staff" : "anybody");
  if (room.ok || !token || !line.room("known").ok) return room;
  return (await isKnownBrowser(ctx, area, token)) ? line.room("known") : room;
}

/**
 * Whether a password fits, as a try that is counted: by the browser where it is known, or else by login and network.
 * A try that was not looked at, because too many wait for their turn, is none. `ctx.db` must not be a transaction.
 */
export async function tryPassword(
  ctx: Ctx,
  { tried, password, kept, field, whose, browser }: PasswordTry,
): Promise<Result<boolean>> {
  const known =
    browser && (await triesOnKnownBrowser(ctx, browser.owner, browser.token)) ? browser : undefined;
  const counted = known ? ok(undefined) : await countTry(ctx, tried, field);
  if (!counted.ok) return counted;
  const fits = await ctx.held(passwords).fits(kept, password, known ? "known" : whose);
  if (fits.ok) return fits;
  if (known) await takeBackKnownTry(ctx, known.token);
  else await takeBackTry(ctx, tried);
  return fits;
}
