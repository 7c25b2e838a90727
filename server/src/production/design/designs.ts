import { readComposition } from "@placket/domain/embroidery/composition/read-composition";
import { checkDesignName, DESIGNS_MAX } from "@placket/domain/embroidery/composition/saved-design";
import { at } from "@placket/domain/embroidery/design/design-draft";
import { placements } from "@placket/domain/embroidery/placement/placements";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import {
  countDesigns,
  deleteDesign,
  deleteDesignsOf,
  hasJob,
  holdDesign,
  inDesignTurn,
  insertDesign,
  isNameTaken,
  selectDesign,
  selectDesigns,
  updateDesign,
  type KeptComposition,
  type SavedDesign,
  type ListedDesign,
} from "./design.sql.ts";

/** A design as somebody wants it kept; nothing of it is believed. */
interface DesignWish {
  readonly name: string;
  readonly composition: KeptComposition;
  /** Code of a placement of the workbench. */
  readonly placement: string;
}

/** The designs that staff keep, by their names. */
export const listDesigns = ({ db }: Ctx): Promise<readonly ListedDesign[]> => selectDesigns(db);

/** A design of the workbench. */
export async function designById({ db }: Ctx, id: number): Promise<Result<SavedDesign>> {
  const design = await selectDesign(db, id);
  return design ? ok(design) : refuse(problem("embroidery.noSuchDesign", "id"));
}

/** Keeps a design under a name, in the caller's transaction; `job` is where its words were opened. */
export async function addDesign(
  tx: Ctx,
  { job, ...wish }: DesignWish & { readonly job?: number | undefined },
): Promise<Result<SavedDesign>> {
  await inDesignTurn(tx.db);
  if ((await countDesigns(tx.db)) >= DESIGNS_MAX) {
    return refuse(problem("embroidery.tooManyDesigns", "", DESIGNS_MAX));
  }
  if (job !== undefined && !(await hasJob(tx.db, job))) {
    return refuse(problem("production.noSuchJob", "job"));
  }
  const read = await readWish(tx, wish, null);
  if (!read.ok) return read;
  const id = await insertDesign(tx.db, { ...read.value, ...written(tx) }, job ?? null);
  await leaveTrace(tx, { action: "embroidery.addDesign", subject: traced(id) });
  return designById(tx, id);
}

/** Keeps it otherwise. Refuses when it is another one than was read: what a colleague made would be lost. */
export async function changeDesign(
  tx: Ctx,
  id: number,
  { version, ...wish }: DesignWish & { readonly version: number },
): Promise<Result<SavedDesign>> {
  const held = await heldAsRead(tx, id, version);
  if (!held.ok) return held;
  const read = await readWish(tx, wish, id);
  if (!read.ok) return read;
  return writeAnew(tx, id, read.value);
}

/** Calls it otherwise, and leaves what is sewn. */
export async function renameDesign(
  tx: Ctx,
  id: number,
  { version, name: typed }: { readonly name: string; readonly version: number },
): Promise<Result<SavedDesign>> {
  const held = await heldAsRead(tx, id, version);
  if (!held.ok) return held;
  const name = typed.trim();
  const problems = await nameProblems(tx, name, id);
  if (problems.length > 0) return refuse(...problems);
  const design = await designById(tx, id);
  return design.ok ? writeAnew(tx, id, { ...design.value, name }) : design;
}

/** Keeps it no more. */
export async function removeDesign(tx: Ctx, id: number, version: number): Promise<Result<number>> {
  const held = await heldAsRead(tx, id, version);
  if (!held.ok) return held;
  await deleteDesign(tx.db, id);
  await leaveTrace(tx, { action: "embroidery.removeDesign", subject: traced(id) });
  return ok(id);
}

/** Takes away what was opened from those orders: it holds the words that are forgotten. */
export const forgetDesigns = (tx: Ctx, orderIds: readonly number[]): Promise<void> =>
  deleteDesignsOf(tx.db, orderIds);

async function writeAnew(tx: Ctx, id: number, design: DesignWish): Promise<Result<SavedDesign>> {
  await updateDesign(tx.db, id, { ...design, ...written(tx) });
  await leaveTrace(tx, { action: "embroidery.changeDesign", subject: traced(id) });
  return designById(tx, id);
}

/** By its number: the trail outlives whoever is named in a design. */
const traced = (id: number) => `#${id}`;

const written = ({ principal, now }: Ctx) => ({
  by: principal.kind === "staff" ? principal.email : "",
  changedAt: now,
});

async function heldAsRead(tx: Ctx, id: number, version: number): Promise<Result<true>> {
  // Before the row: whoever adds holds the turn and no row.
  await inDesignTurn(tx.db);
  const found = await holdDesign(tx.db, id);
  if (found === undefined) return refuse(problem("embroidery.noSuchDesign", "id"));
  return found === version ? ok(true) : refuse(problem("embroidery.designChanged"));
}

/** As it is kept: a composition that could be sewn, under a name of its own. */
async function readWish(tx: Ctx, wish: DesignWish, id: number | null): Promise<Result<DesignWish>> {
  const name = wish.name.trim();
  const composition = readComposition(wish.composition);
  const isPlace = placements.some(({ code }) => code === wish.placement);
  const problems = [
    ...(await nameProblems(tx, name, id)),
    ...(composition.ok ? [] : at("composition", composition).problems),
    ...(isPlace ? [] : [problem("embroidery.placementUnknown", "placement")]),
  ];
  if (problems.length > 0 || !composition.ok) return refuse(...problems);
  return ok({ name, composition: composition.value, placement: wish.placement });
}

async function nameProblems(tx: Ctx, name: string, id: number | null): Promise<Problem[]> {
  const wrong = checkDesignName(name);
  if (wrong.length > 0) return wrong;
  const isTaken = await isNameTaken(tx.db, name, id);
  return isTaken ? [problem("embroidery.designNameTaken", "name", name)] : [];
}
