import { randomInt } from "node:crypto";
import { checkPortal, checkPortalCode, portalCode } from "@placket/domain/portal/check-portal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import {
  PORTAL_NOTICES,
  type CategoryOverride,
  type Portal,
  type PortalNotices,
} from "@placket/domain/store/portal";
import { leaveTrace } from "../audit/audit.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { cleanHtml } from "../http/guard/clean-html.ts";
import { stores } from "../store/store-config.ts";
import type { LogoFile } from "./logo-file.ts";
import { countMembers, selectListed } from "./portal-admin.sql.ts";
import {
  deletePortal,
  hasCode,
  insertPortal,
  selectPortal,
  updateLogo,
  updatePortal,
  type PortalFields,
} from "./portal.sql.ts";

/** A portal, and how many customers belong to it. */
export interface KnownPortal extends Portal {
  readonly members: number;
}

/** What staff ask of the list of portals. */
interface PortalsAsked {
  /** A part of the name or the code. */
  readonly search?: string | undefined;
  readonly active?: "yes" | "no" | undefined;
  readonly sort?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** A page of the list of portals (hallway §7). */
export function listedPortals(ctx: Ctx, { search = "", active, ...page }: PortalsAsked) {
  const isActive = active === undefined ? undefined : active === "yes";
  return selectListed(ctx.db, { text: search.trim(), isActive }, page);
}

const NO_SUCH_PORTAL = problem("portal.noSuchPortal", "id");

export async function knownPortal(ctx: Ctx, id: number): Promise<Result<KnownPortal>> {
  const portal = await selectPortal(ctx.db, id);
  if (!portal) return refuse(NO_SUCH_PORTAL);
  return ok({ ...portal, members: await countMembers(ctx.db, id) });
}

/** Makes a portal with its trace. Its code is for good: it stands in usernames and in addresses that were handed out. */
export async function addPortal(
  tx: Ctx,
  { code: typed, ...draft }: PortalFields & Pick<Portal, "code">,
): Promise<Result<KnownPortal>> {
  const code = portalCode(typed);
  const fields = tidied(draft);
  const problems = [
    ...checkPortalCode(code),
    ...checkPortal({ code, ...fields }),
    ...unknown(tx, fields),
  ];
  if (problems.length > 0) return refuse(...problems);
  // An id that is another's already is drawn again; a code that is, is not.
  for (let tries = 0; tries < ID_TRIES; tries += 1) {
    const id = randomInt(1, ID_MAX);
    // oxlint-disable-next-line no-await-in-loop -- each is drawn because the one before was taken
    if (await insertPortal(tx.db, { id, code, ...fields }, tx.now)) {
      // oxlint-disable-next-line no-await-in-loop
      await leaveTrace(tx, { action: "portal.add", subject: code, after: traceOf(fields) });
      return knownPortal(tx, id);
    }
    // oxlint-disable-next-line no-await-in-loop
    if (await hasCode(tx.db, code)) return refuse(problem("portal.codeTaken", "code"));
  }
  throw new Error("No free id was drawn for a portal.");
}

/** Ids are drawn by chance, so that counting up finds nobody's notices. */
const ID_MAX = 2_147_483_647;
const ID_TRIES = 5;

/** Writes a portal anew, unless somebody else was faster. */
export async function changePortal(
  tx: Ctx,
  id: number,
  { version, ...draft }: PortalFields & Pick<Portal, "version">,
): Promise<Result<KnownPortal>> {
  const before = await selectPortal(tx.db, id, { isHeld: true });
  if (!before) return refuse(NO_SUCH_PORTAL);
  if (before.version !== version) return refuse(problem("portal.changedMeanwhile"));
  const fields = tidied(draft);
  const problems = [...checkPortal({ code: before.code, ...fields }), ...unknown(tx, fields)];
  if (problems.length > 0) return refuse(...problems);
  await updatePortal(tx.db, id, fields, tx.now);
  const { from, to } = changesOf(traceOf(before), traceOf(fields));
  await leaveTrace(tx, { action: "portal.change", subject: before.code, before: from, after: to });
  return knownPortal(tx, id);
}

/** Gives a portal another picture, or none. */
export async function setLogo(
  tx: Ctx,
  id: number,
  logo: LogoFile | null,
): Promise<Result<KnownPortal>> {
  const before = await selectPortal(tx.db, id, { isHeld: true });
  if (!before) return refuse(NO_SUCH_PORTAL);
  await updateLogo(tx.db, id, logo, tx.now);
  const after = { logo: logo === null ? "none" : "another" };
  await leaveTrace(tx, { action: "portal.logo", subject: before.code, after });
  return knownPortal(tx, id);
}

/** Takes a portal away; refuses while customers belong to it: they could not sign in any more. */
export async function removePortal(tx: Ctx, id: number): Promise<Result<number>> {
  const before = await selectPortal(tx.db, id, { isHeld: true });
  if (!before) return refuse(NO_SUCH_PORTAL);
  const members = await countMembers(tx.db, id);
  if (members > 0) return refuse(problem("portal.hasMembers", "id", members));
  await deletePortal(tx.db, id);
  await leaveTrace(tx, { action: "portal.remove", subject: before.code, before: traceOf(before) });
  return ok(id);
}

/** Notices without what does not belong into a page: they are shown to shoppers as they are kept. */
export const cleanNotices = (notices: PortalNotices): PortalNotices =>
  Object.fromEntries(
    PORTAL_NOTICES.map((notice) => [notice, cleanHtml(notices[notice].trim())]),
  ) as Record<keyof PortalNotices, string>;

const tidied = ({ name, notices, categories, ...rest }: PortalFields): PortalFields => ({
  ...rest,
  name: name.trim(),
  notices: cleanNotices(notices),
  categories: categories.map(tidiedOverride),
});

/** What is left empty leaves the catalog's own word. */
const tidiedOverride = ({ categoryId, ...said }: CategoryOverride): CategoryOverride => ({
  categoryId,
  name: said.name?.trim() || null,
  description: said.description?.trim() || null,
  metaTitle: said.metaTitle?.trim() || null,
  metaDescription: said.metaDescription?.trim() || null,
  canonical: said.canonical?.trim() || null,
  image: said.image?.trim() || null,
});

/** Categories that menus may have, named with those above them, in the order of the store's trees. */
export function categoryChoices(
  ctx: Ctx,
): readonly { readonly id: number; readonly name: string }[] {
  const catalog = ctx.held(readModel).current();
  const trees = ctx.held(stores).views.flatMap(({ id }) => catalog.view(id)?.tree ?? []);
  const named = new Map<number, string>();
  for (const tree of trees) {
    for (const node of tree.all) {
      if (named.has(node.id) || node.id === tree.rootId) continue;
      const above = node.ancestors.flatMap((id) =>
        id === tree.rootId ? [] : (tree.byId(id)?.name ?? []),
      );
      named.set(node.id, [...above, node.name].join(" / "));
    }
  }
  return [...named].map(([id, name]) => ({ id, name }));
}

function unknown(ctx: Ctx, { categories, defaultCategoryId }: PortalFields) {
  const known = new Set(categoryChoices(ctx).map(({ id }) => id));
  const isUnknown = categories.some(({ categoryId }) => !known.has(categoryId));
  const isNone = defaultCategoryId !== null && !known.has(defaultCategoryId);
  return [
    ...(isUnknown ? [problem("portal.noSuchCategory", "categories")] : []),
    ...(isNone ? [problem("portal.noSuchCategory", "defaultCategoryId")] : []),
  ];
}

/** A portal as the trail tells it: of its menu the names. */
const traceOf = ({ notices, categories, ...fields }: PortalFields & Partial<Portal>) => ({
  name: fields.name,
  isActive: fields.isActive,
  forceLogin: fields.forceLogin,
  redirectAfterLogin: fields.redirectAfterLogin,
  hideSearch: fields.hideSearch,
  hideStruckPrices: fields.hideStruckPrices,
  usesPoNumbers: fields.usesPoNumbers,
  canEditShipping: fields.canEditShipping,
  canEditBilling: fields.canEditBilling,
  overridesCategories: fields.overridesCategories,
  hasVerticalMenu: fields.hasVerticalMenu,
  defaultCategoryId: fields.defaultCategoryId,
  ...notices,
  categories: categories.map(({ categoryId, name }) => name ?? categoryId).join(", "),
});

/** What of it became another, before and after. */
function changesOf<Traced extends object>(before: Traced, after: Traced) {
  const changed = (Object.keys(after) as (keyof Traced)[]).filter(
    (field) => before[field] !== after[field],
  );
  const of = (traced: Traced) => Object.fromEntries(changed.map((field) => [field, traced[field]]));
  return { from: of(before), to: of(after) };
}
