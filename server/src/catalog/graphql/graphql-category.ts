import type { Shopper } from "../shopper.ts";
import { uidOf } from "@placket/contract/uid";
import { idOrUid } from "./graphql-product.ts";
import type { CategoryNode } from "../read-model/category/category-tree.ts";

export interface EqualFilter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

interface CategoryFilters {
  readonly ids?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly parent_id?: EqualFilter | null;
  readonly parent_category_uid?: EqualFilter | null;
  readonly name?: { readonly match?: string | null } | null;
  readonly url_key?: EqualFilter | null;
  readonly url_path?: EqualFilter | null;
}

/** Values of `eq` and `in` together. */
export function valuesOf(filter: EqualFilter | null | undefined): string[] {
  return [filter?.eq, ...(filter?.in ?? [])].filter((value) => typeof value === "string");
}

/** The categories that pass all filters; without filters the root. */
export function matchingCategories(
  { index }: Shopper,
  filters: CategoryFilters | null | undefined,
): readonly CategoryNode[] {
  const tests = testsOf(filters ?? {});
  if (tests.length === 0) return index.tree.all.slice(0, 1);
  return index.tree.all.filter((node) => tests.every((test) => test(node)));
}

function testsOf(filters: CategoryFilters): ((node: CategoryNode) => boolean)[] {
  const tests: ((node: CategoryNode) => boolean)[] = [];
  const among = (filter: EqualFilter | null | undefined, of: (node: CategoryNode) => string) => {
    if (!filter) return;
    const values = new Set(
      valuesOf(filter).map(of === nodeUid || of === parentUid ? idOrUid : same),
    );
    tests.push((node) => values.has(of(node)));
  };
  among(filters.ids, nodeUid);
  among(filters.category_uid, nodeUid);
  among(filters.parent_id, parentUid);
  among(filters.parent_category_uid, parentUid);
  among(filters.url_key, (node) => node.urlKey);
  among(filters.url_path, (node) => node.path.slice(1));
  const name = filters.name?.match?.toLowerCase();
  if (name !== undefined) tests.push((node) => node.name.toLowerCase().includes(name));
  return tests;
}

const nodeUid = (node: CategoryNode) => String(node.id);
const parentUid = (node: CategoryNode) => String(node.parentId ?? "");
const same = (value: string) => value;

/** A category as Magento's GraphQL names it; children, breadcrumbs and products are resolvers beside it. */
export type GraphqlCategory = ReturnType<typeof graphqlCategory>;

export function graphqlCategory(shopper: Shopper, node: CategoryNode) {
  return {
    __typename: "CategoryTree" as const,
    shopper,
    node,
    id: node.id,
    uid: uidOf(node.id),
    name: node.name,
    url_key: node.urlKey,
    url_path: node.path.slice(1),
    position: node.position,
    level: node.level + 1,
    description: node.description,
    image: node.image,
    include_in_menu: node.inMenu ? 1 : 0,
    meta_title: node.metaTitle ?? node.name,
    meta_description: node.metaDescription,
    meta_keywords: node.metaKeywords,
    children_count: String(node.children.length),
    relative_url: node.path.slice(1),
    redirect_code: 0,
    type: "CATEGORY",
  };
}

export function childCategories({ shopper, node }: GraphqlCategory): GraphqlCategory[] {
  return node.children.flatMap((id) => {
    const child = shopper.index.tree.byId(id);
    return child ? graphqlCategory(shopper, child) : [];
  });
}

/** The way from the first level to the parent; null at the top, as Magento has it. */
export function categoryBreadcrumbs({ shopper, node }: GraphqlCategory) {
  const crumbs = node.ancestors.flatMap((id) => {
    const above = shopper.index.tree.byId(id);
    if (!above) return [];
    return {
      category_uid: uidOf(id),
      category_name: above.name,
      category_level: above.level + 1,
      category_url_key: above.urlKey,
      category_url_path: above.path.slice(1),
    };
  });
  return crumbs.length > 0 ? crumbs : null;
}
