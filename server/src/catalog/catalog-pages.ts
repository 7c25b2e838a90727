import type { Ctx } from "../context.ts";
import type { Page } from "../routing/routing.ts";
import { productPlace } from "./product/product-detail.ts";
import { shopperOf, type Shopper } from "./shopper.ts";

/**
 * The catalogue's pages: a category by its path, a product by its url key, also below a category's path
 * (ROUTE-22, ROUTE-24). A disabled product has its page still: that page sends shoppers on (ROUTE-31).
 */
export function catalogPage(ctx: Ctx, path: string): Page | undefined {
  const shopper = shopperOf(ctx);
  const byId = /^catalog\/(product|category)\/view\/id\/(\d{1,9})$/.exec(path);
  if (byId) return pageOfId(shopper, byId[1] === "product", Number(byId[2]));
  const category = shopper.index.tree.byPath(path);
  if (!category || category.level === 0) return productAt(shopper, path);
  const isDefault = /(?:^|\/)default-category$/.test(path);
  return { type: isDefault ? "default_category" : categoryType(shopper), id: category.id };
}

function pageOfId(shopper: Shopper, isProduct: boolean, id: number): Page | undefined {
  if (isProduct) {
    const place = productPlace(shopper, id);
    return place && { type: "product", id: shopper.snapshot.base.rows.ids[place.familyRow]! };
  }
  return shopper.index.tree.byId(id) && { type: categoryType(shopper), id };
}

/** Under a menu of a portal's own every category is one of its (ROUTE-25, OPEN-03). */
const categoryType = ({ portal }: Shopper) =>
  portal?.overridesCategories ? "override_category" : "category";

/** `/merrow-chef-coat`, or below a category: `/kitchen/chef-coats/merrow-chef-coat`. */
function productAt(shopper: Shopper, path: string): Page | undefined {
  const slash = path.lastIndexOf("/");
  if (slash >= 0 && !shopper.index.tree.byPath(path.slice(0, slash))) return undefined;
  const doc = shopper.index.docByUrlKey(path.slice(slash + 1));
  if (doc === undefined) return undefined;
  const { rows, docRows } = shopper.snapshot.base;
  const id = rows.ids[docRows[doc]!]!;
  return productPlace(shopper, id) && { type: "product", id };
}

const CATEGORIES: ReadonlySet<string> = new Set([
  "category",
  "default_category",
  "override_category",
]);

/** Under which path the call's store view shows a product or category; `undefined` where it does not, and of other pages. */
export function addressOfPage(ctx: Ctx, { type, id }: Page): string | undefined {
  const shopper = shopperOf(ctx);
  if (CATEGORIES.has(type)) return shopper.index.tree.byId(id)?.path.replace(/^\//, "");
  if (type !== "product") return undefined;
  const place = productPlace(shopper, id);
  return place && (shopper.index.urlKeyOf(place.familyRow) || undefined);
}
