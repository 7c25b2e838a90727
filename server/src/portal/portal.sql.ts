import type { CategoryOverride, Portal } from "@placket/domain/store/portal";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { portalLogoPath } from "./logo-path.ts";

const rows = (db: Db) =>
  db
    .selectFrom("portal")
    .select([
      "id",
      "code",
      "name",
      "is_active",
      "force_login",
      "redirect_after_login",
      "hide_search",
      "hide_struck_prices",
      "uses_po_numbers",
      "can_edit_shipping",
      "can_edit_billing",
      "overrides_categories",
      "has_vertical_menu",
      "default_category_id",
      "customer_instructions",
      "above_login_details",
      "below_login_details",
      "footer_navigation",
      "disclaimer",
      "logo_key",
      "version",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

/** Every portal with its menu, for what a process holds. */
export async function selectPortals(db: Db): Promise<Portal[]> {
  const [found, categories] = await Promise.all([
    rows(db).orderBy("id").execute(),
    overrides(db).execute(),
  ]);
  const menus = Map.groupBy(categories, ({ portalId }) => portalId);
  return found.map((row) => portalOf(row, menus.get(row.id) ?? []));
}

/** One portal as the database has it now; held until the transaction ends where it is to be changed. */
export async function selectPortal(
  db: Db,
  id: number,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<Portal | undefined> {
  const query = rows(db).where("id", "=", id);
  const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  return row && portalOf(row, await overrides(db).where("portal_id", "=", id).execute());
}

const overrides = (db: Db) =>
  db
    .selectFrom("portal_category")
    .select([
      "portal_id as portalId",
      "category_id as categoryId",
      "name",
      "description",
      "meta_title as metaTitle",
      "meta_description as metaDescription",
      "canonical",
      "image",
    ])
    .orderBy("portal_id")
    .orderBy("position");

function portalOf(
  row: Row,
  categories: readonly (CategoryOverride & { readonly portalId: number })[],
): Portal {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    logo: row.logo_key === null ? null : portalLogoPath(row.id, row.logo_key),
    isActive: row.is_active,
    forceLogin: row.force_login,
    redirectAfterLogin: row.redirect_after_login,
    hideSearch: row.hide_search,
    hideStruckPrices: row.hide_struck_prices,
    usesPoNumbers: row.uses_po_numbers,
    canEditShipping: row.can_edit_shipping,
    canEditBilling: row.can_edit_billing,
    overridesCategories: row.overrides_categories,
    hasVerticalMenu: row.has_vertical_menu,
    defaultCategoryId: row.default_category_id,
    notices: {
      customerInstructions: row.customer_instructions,
      aboveLoginDetails: row.above_login_details,
      belowLoginDetails: row.below_login_details,
      footerNavigation: row.footer_navigation,
      disclaimer: row.disclaimer,
    },
    categories: categories.map(overrideOf),
    version: row.version,
  };
}

function overrideOf(row: CategoryOverride & { readonly portalId: number }): CategoryOverride {
  const { portalId: _, ...override } = row;
  return override;
}

/** What of a portal staff write, checked and cleaned. */
export type PortalFields = Omit<Portal, "id" | "code" | "logo" | "version">;

const valuesOf = (portal: PortalFields) => ({
  name: portal.name,
  is_active: portal.isActive,
  force_login: portal.forceLogin,
  redirect_after_login: portal.redirectAfterLogin,
  hide_search: portal.hideSearch,
  hide_struck_prices: portal.hideStruckPrices,
  uses_po_numbers: portal.usesPoNumbers,
  can_edit_shipping: portal.canEditShipping,
  can_edit_billing: portal.canEditBilling,
  overrides_categories: portal.overridesCategories,
  has_vertical_menu: portal.hasVerticalMenu,
  default_category_id: portal.defaultCategoryId,
  customer_instructions: portal.notices.customerInstructions,
  above_login_details: portal.notices.aboveLoginDetails,
  below_login_details: portal.notices.belowLoginDetails,
  footer_navigation: portal.notices.footerNavigation,
  disclaimer: portal.notices.disclaimer,
});

/** Writes a new portal; `false` where its id or its code is another's. */
export async function insertPortal(
  db: Db,
  portal: PortalFields & Pick<Portal, "id" | "code">,
  now: Date,
): Promise<boolean> {
  const { id, code } = portal;
  const written = await db
    .insertInto("portal")
    .values({ id, code, ...valuesOf(portal), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!written) return false;
  await insertMenu(db, id, portal.categories);
  return true;
}

/** Whether a portal has that code. */
export async function hasCode(db: Db, code: string): Promise<boolean> {
  const found = await db
    .selectFrom("portal")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes a portal anew whose row is held. */
export async function updatePortal(
  db: Db,
  id: number,
  portal: PortalFields,
  now: Date,
): Promise<void> {
  await db
    .updateTable("portal")
    .set({ ...valuesOf(portal), updated_at: now, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("portal_category").where("portal_id", "=", id).execute();
  await insertMenu(db, id, portal.categories);
}

async function insertMenu(
  db: Db,
  portalId: number,
  categories: readonly CategoryOverride[],
): Promise<void> {
  if (categories.length === 0) return;
  await db
    .insertInto("portal_category")
    .values(
      categories.map((one, position) => ({
        portal_id: portalId,
        category_id: one.categoryId,
        position,
        name: one.name,
        description: one.description,
        meta_title: one.metaTitle,
        meta_description: one.metaDescription,
        canonical: one.canonical,
        image: one.image,
      })),
    )
    .execute();
}

/** Gives a portal another picture, or none. */
export async function updateLogo(
  db: Db,
  id: number,
  logo: { readonly bytes: Uint8Array; readonly key: string } | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable("portal")
    .set({
      logo: logo && Buffer.from(logo.bytes),
      logo_key: logo?.key ?? null,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** The picture at an address; `undefined` where it is another one by now. */
export async function selectLogo(db: Db, id: number, key: string): Promise<Uint8Array | undefined> {
  const found = await db
    .selectFrom("portal")
    .select("logo")
    .where("id", "=", id)
    .where("logo_key", "=", key)
    .executeTakeFirst();
  return found?.logo ?? undefined;
}

/** Deletes a portal by its id. */
export async function deletePortal(db: Db, id: number): Promise<void> {
  await db.deleteFrom("portal").where("id", "=", id).execute();
}
