import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import type { Ctx } from "../../context.ts";
import { selectLogos } from "./logo.sql.ts";
import {
  deleteGuestLogos,
  deleteLogosOf,
  deleteLooseFiles,
  markOrdered,
  updateOwner,
} from "./owned-logo.sql.ts";
import { LOGOS_MAX } from "./take-logo.ts";

/** A customer's logos are another one's from now on. */
export const giveLogos = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateOwner(tx.db, fromId, intoId);

/**
 * Forgets a customer's logos: from now on nothing leads to their files, which go with the next sweep. Stitches that were
 * ordered stay with their orders.
 */
export const forgetLogos = (tx: Ctx, customerId: number): Promise<void> =>
  deleteLogosOf(tx.db, customerId);

/** What the store keeps of a customer's logos, as they can read it. */
export async function copiedLogos(ctx: Ctx, customerId: number) {
  const owner = { customerId, tokenHash: null };
  const all = { order: "newest", search: "", limit: LOGOS_MAX, offset: 0 } as const;
  const logos = await selectLogos(ctx.db, owner, all);
  return logos.map(({ number, name, description, format, state, sewn }) => ({
    logo: number,
    name,
    description,
    format,
    state,
    stitches: sewn?.stitches ?? null,
  }));
}

/** Keeps the stitches of lines that were ordered, whatever becomes of their logos. */
export async function keepOrderedStitches(tx: Ctx, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await markOrdered(tx.db, hashes);
}

/** A browser keeps what it is known by for a quarter of a year; a cart of it may be older by then. */
const GUESTS_LOGO_MS = 400 * DAY_MS;

/** A logo is written down in the moment in which its files are. */
const LOOSE_MS = HOUR_MS;

/** Takes away what guests brought and nobody has come back for, and files without a logo. */
export async function sweepLogos(ctx: Ctx): Promise<void> {
  await deleteGuestLogos(ctx.db, new Date(ctx.now.getTime() - GUESTS_LOGO_MS));
  await deleteLooseFiles(ctx.db, new Date(ctx.now.getTime() - LOOSE_MS));
}
