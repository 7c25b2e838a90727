import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { logoNumber } from "@placket/domain/embroidery/logo/logo";
import type { Ctx } from "../../../context.ts";
import { passingTrouble } from "../../../db/database-away.ts";
import { settingsOf, stores } from "../../../store/store-config.ts";
import { usesOf } from "../logo-uses.ts";
import { deleteGuestLogos, deleteLooseFiles, holdIdleLogos, markUsed } from "./owned-logo.sql.ts";

/** What one statement looks at: a sweep holds nobody up. */
const AT_ONCE = 200;

/** A logo on a line that nobody orders, or that was sewn long ago, is not kept for ever. */
const USED_LOGO_MS = 400 * DAY_MS;

/** A batch that others were quicker than is looked at so many times; then the next round does. */
const TRIES_MOST = 3;

/** A logo is written down in the moment in which its files are. */
const LOOSE_MS = HOUR_MS;

/**
 * Work of a job. Forgets what guests brought (decision 0099): what stands on no line after as many days as the settings
 * say, what stands on one after 400, and what an order under way needs not before that is over. Then files without a logo.
 */
export async function sweepLogos(ctx: Ctx): Promise<void> {
  await untilFew(() => sweepInTurn(ctx));
  const before = new Date(ctx.now.getTime() - LOOSE_MS);
  await untilFew(() => deleteLooseFiles(ctx.db, { before, limit: AT_ONCE }));
}

/** Does something batch after batch, as long as they are full. */
async function untilFew(batch: () => Promise<number>): Promise<void> {
  // Each begins behind the last.
  // oxlint-disable-next-line no-await-in-loop
  for (let many = AT_ONCE; many === AT_ONCE;) many = await batch();
}

/** Looks at a batch anew where others changed it meanwhile; gives none where they did so again and again. */
async function sweepInTurn(ctx: Ctx): Promise<number> {
  for (let tries = 1; tries <= TRIES_MOST; tries += 1) {
    try {
      // Each try begins once the one before it has made way.
      // oxlint-disable-next-line no-await-in-loop
      return await sweepIdle(ctx);
    } catch (error) {
      if (passingTrouble(error) !== "access.busy") throw error;
    }
  }
  return 0;
}

/**
 * Looks at the logos that were longest without a use; gives how many there were. Held, and looked for in one moment of
 * the database: who chooses one meanwhile waits and finds it gone, or has chosen it before, and what goes from one line
 * to another is found on one of them.
 */
const sweepIdle = (ctx: Ctx): Promise<number> =>
  ctx.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((db) => sweepHeld({ ...ctx, db }));

async function sweepHeld(ctx: Ctx): Promise<number> {
  const { db, now } = ctx;
  const before = new Date(now.getTime() - keptDays(ctx) * DAY_MS);
  const idle = await holdIdleLogos(db, { before, limit: AT_ONCE });
  const uses = await usesOf(
    ctx,
    idle.map(({ id }) => logoNumber(id)),
  );
  const isKept = ({ id, broughtAt }: (typeof idle)[number]) =>
    uses.some(
      ({ number, isUnderWay }) =>
        number === logoNumber(id) &&
        (isUnderWay || now.getTime() - broughtAt.getTime() < USED_LOGO_MS),
    );
  const { true: kept = [], false: gone = [] } = Object.groupBy(idle, (one) => `${isKept(one)}`);
  await markUsed(
    db,
    kept.map(({ id }) => id),
    now,
  );
  await deleteGuestLogos(
    db,
    gone.map(({ id }) => id),
  );
  return idle.length;
}

/** For how many days a guest's logo is kept that is used nowhere: it is of no website, so the longest of what is set. */
export function keptDays(ctx: Ctx): number {
  const { views } = ctx.held(stores);
  return Math.max(...views.map((view) => settingsOf(ctx, view).guestLogoDays));
}
