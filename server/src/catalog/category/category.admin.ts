import type { categoryAdminEndpoints } from "@placket/contract/catalog/category.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import {
  categoryProducts,
  setCategoryProducts,
  type CategoryProducts,
} from "./category-products.ts";
import type { CategoryLine } from "./category.sql.ts";
import { addCategory, changeCategory, sayCategoryInView } from "./change-category.ts";
import { categoryById, categoryLines, type KnownCategory } from "./known-category.ts";
import { setMenuIcon, takeMenuIcon } from "./menu-icon.ts";
import { moveCategory, removeCategory } from "./move-category.ts";

export const categoryAdminHandlers: Handlers<typeof categoryAdminEndpoints> = {
  categories: async ({ ctx }) => ok(linesWire(await categoryLines(ctx))),
  category: async ({ ctx }, { params }) => wire(await categoryById(ctx, params.id)),
  addCategory: async ({ ctx }, { body }) =>
    wire(await transact(ctx, (tx) => addCategory(tx, body))),
  changeCategory: async ({ ctx }, { params, body }) =>
    wire(await transact(ctx, (tx) => changeCategory(tx, { ...body, id: params.id }))),
  sayCategoryInView: async ({ ctx }, { params, body: { seen, ...said } }) =>
    wire(await transact(ctx, (tx) => sayCategoryInView(tx, { ...params, seen, said }))),
  moveCategory: async ({ ctx }, { params, body }) => {
    const moved = await transact(ctx, (tx) => moveCategory(tx, params.id, body));
    return moved.ok ? ok(linesWire(moved.value)) : moved;
  },
  removeCategory: async ({ ctx }, { params }) => {
    const removed = await transact(ctx, (tx) => removeCategory(tx, params.id));
    return removed.ok ? ok({ removed: removed.value }) : removed;
  },
  categoryProducts: async ({ ctx }, { params }) =>
    productsWire(await categoryProducts(ctx, params.id)),
  setCategoryProducts: async ({ ctx }, { params, body }) =>
    productsWire(await transact(ctx, (tx) => setCategoryProducts(tx, { ...body, id: params.id }))),
  setMenuIcon: async ({ ctx }, { params, body: { file } }) => {
    const taken = await takeMenuIcon(ctx, { bytes: await file.bytes(), name: file.name });
    if (!taken.ok) return taken;
    return wire(await transact(ctx, (tx) => setMenuIcon(tx, params.id, taken.value)));
  },
  removeMenuIcon: async ({ ctx }, { params }) =>
    wire(await transact(ctx, (tx) => setMenuIcon(tx, params.id, null))),
};

const linesWire = (all: readonly CategoryLine[]) => ({
  categories: all.map(({ id, parentId, name, urlPath, isActive, inMenu, products }) => ({
    id,
    parentId,
    name,
    urlPath,
    isActive,
    inMenu,
    products,
  })),
});

const productsWire = (found: Result<CategoryProducts>) =>
  found.ok ? ok({ ...found.value, products: [...found.value.products] }) : found;

const wire = (found: Result<KnownCategory>) =>
  found.ok ? ok({ ...found.value, views: [...found.value.views] }) : found;
