import { logoId } from "@placket/domain/embroidery/logo/logo";
import type { Ctx } from "../../../context.ts";
import { logoOwner } from "./logo-owner.ts";
import { usesOf } from "../logo-uses.ts";
import { selectLogos } from "../logo.sql.ts";
import {
  deleteGuestLogos,
  deleteLogosOf,
  markOrdered,
  updateGuestLogos,
  updateOwner,
} from "./owned-logo.sql.ts";
import { LOGOS_MAX } from "../take-logo.ts";

/** A customer's logos are another one's from now on. */
export const giveLogos = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateOwner(tx.db, fromId, intoId);

/**
 * The logos that a guest's browser brought are those of the customer who has come in on it, in one statement: of two who
 * come in at once one gets each. Where their library has no room the newest go over, and the others stay the browser's.
 */
export async function keepGuestLogos(ctx: Ctx): Promise<void> {
  const { customerId, tokenHash } = logoOwner(ctx);
  if (customerId === null || tokenHash === null) return;
  await updateGuestLogos(ctx.db, { customerId, tokenHash, most: LOGOS_MAX });
}

/**
 * Forgets a customer's logos: from now on nothing leads to their files, which go with the next sweep. Stitches that were
 * ordered stay with their orders.
 */
export const forgetLogos = (tx: Ctx, customerId: number): Promise<void> =>
  deleteLogosOf(tx.db, customerId);

/** Forgets of these logos those that a guest brought, but for what stands on a line elsewhere. */
export async function forgetGuestLogos(tx: Ctx, numbers: readonly string[]): Promise<void> {
  const used = new Set((await usesOf(tx, numbers)).map(({ number }) => number));
  const gone = numbers.filter((number) => !used.has(number));
  await deleteGuestLogos(
    tx.db,
    gone.flatMap((number) => logoId(number) ?? []),
  );
}

/** What the store keeps of a customer's logos, as they can read it. */
export async function copiedLogos(ctx: Ctx, customerId: number) {
  const owner = { customerId, tokenHash: null };
  const all = { order: "newest", search: "", limit: LOGOS_MAX, offset: 0 } as const;
  const logos = await selectLogos(ctx, owner, all);
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
