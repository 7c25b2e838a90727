import type { productAdminEndpoints } from "@placket/contract/catalog/product.admin";
import { visibilityLabels } from "@placket/domain/catalog-import/field-columns";
import type { ProductType } from "@placket/domain/catalog/product";
import type { AttributeValue } from "@placket/domain/catalog/staff/product-values";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { everyRow } from "../../list/list-page.ts";
import { stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { addProduct } from "./add-product.ts";
import { addVariants } from "./add-variants.ts";
import type { StockState } from "./by-stock.ts";
import { changeProduct } from "./change-product.ts";
import { changeVariants } from "./change-variants.ts";
import { productById, type KnownProduct } from "./known-product.ts";
import { listProducts, type ListedProduct } from "./list-products.ts";
import { productChoices } from "./product-choices.ts";
import { matrixOf, type Matrix } from "./variant-matrix.ts";

export const productAdminHandlers: Handlers<typeof productAdminEndpoints> = {
  products: async ({ ctx }, { query }) => {
    const page = await listProducts(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const currency = ctx.held(stores).catalogCurrency;
    return ok({ ...page.value, rows: page.value.rows.map(lineOf), currency });
  },
  exportProducts: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listProducts(ctx, searchOf(query), { ...page, sort }));
    return csvFile("products.csv", columnsIn(ctx.held(stores).catalogCurrency), rows);
  },
  productChoices: async ({ ctx }) => {
    const { scopes, taxClasses, categories, attributes, ...rest } = await productChoices(ctx);
    return ok({
      ...rest,
      scopes: [...scopes],
      taxClasses: [...taxClasses],
      categories: categories.map(({ id, path }) => ({ id, path: [...path] })),
      attributes: attributes.map((one) => ({ ...one, options: [...one.options] })),
    });
  },
  product: async ({ ctx }, { params }) => wire(await productById(ctx, params.id)),
  addProduct: async ({ ctx }, { body }) => wire(await transact(ctx, (tx) => addProduct(tx, body))),
  productVariants: async ({ ctx }, { params }) => matrixWire(await matrixOf(ctx, params.id)),
  addVariants: async ({ ctx }, { params, body }) =>
    matrixWire(await transact(ctx, (tx) => addVariants(tx, params.id, body))),
  changeVariants: async ({ ctx }, { params, body }) =>
    matrixWire(await transact(ctx, (tx) => changeVariants(tx, params.id, body))),
  changeProduct: async ({ ctx }, { params, body }) =>
    wire(
      await transact(ctx, (tx) =>
        changeProduct(tx, { ...body, id: params.id }, scopeOf(body.scope)),
      ),
    ),
};

interface Asked {
  readonly search?: string | undefined;
  readonly type?: ProductType | undefined;
  readonly status?: "enabled" | "disabled" | undefined;
  readonly visibility?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly stock?: StockState | undefined;
}

const searchOf = ({ search = "", status, visibility, type, categoryId, stock }: Asked) => ({
  text: search.trim(),
  type,
  isEnabled: status && status === "enabled",
  visibility: visibility === undefined ? undefined : Number(visibility),
  categoryId,
  stock,
});

const scopeOf = ({ kind, id }: { kind: "default" | "website" | "store"; id: number }) =>
  kind === "default" ? { kind } : { kind, id };

const lineOf = ({ id, sku, name, type, isEnabled, visibility, ...figures }: ListedProduct) => ({
  id,
  sku,
  name,
  type,
  isEnabled,
  visibility,
  priceMinor: figures.priceMinor,
  variants: figures.variants,
  pieces: figures.pieces,
});

const wire = (found: Result<KnownProduct>) => (found.ok ? ok(toWire(found.value)) : found);

const matrixWire = (found: Result<Matrix>) =>
  found.ok
    ? ok({
        ...found.value,
        axes: found.value.axes.map((axis) => ({ ...axis, options: [...axis.options] })),
        variants: found.value.variants.map((one) => ({ ...one, optionIds: [...one.optionIds] })),
      })
    : found;

const toWire = ({ values, attributes, scopes, families, fixed, ...product }: KnownProduct) => ({
  ...product,
  updatedAt: product.updatedAt.toISOString(),
  values: {
    ...values,
    categoryIds: [...values.categoryIds],
    websiteIds: [...values.websiteIds],
  },
  attributes: onWire(attributes),
  scopes: scopes.map(({ values: { categoryIds: _c, websiteIds: _w, ...said }, ...scope }) => ({
    ...scope,
    values: said,
    attributes: onWire(scope.attributes),
  })),
  families: [...families],
  fixed: [...fixed],
});

const onWire = (attributes: Readonly<Record<string, AttributeValue>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => [
      code,
      typeof value === "object" ? [...value] : value,
    ]),
  );

const columnsIn = (currency: string): CsvColumns<ListedProduct> => ({
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  type: ({ type }) => type,
  enabled: ({ isEnabled }) => (isEnabled ? "yes" : "no"),
  visibility: ({ visibility }) => visibilityLabels[visibility - 1] ?? "",
  price: ({ priceMinor }) => (priceMinor === null ? "" : decimalOf(money(priceMinor, currency))),
  variants: ({ variants }) => variants,
  pieces: ({ pieces }) => pieces ?? "",
});
