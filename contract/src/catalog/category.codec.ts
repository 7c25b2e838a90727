import { categoryTitle, isShopByCategory } from "@placket/domain/catalog/shop-by";
import type { WireCategory } from "./catalog.shapes.ts";

/** A category as the server's tree holds it. */
interface CategorySource {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly path: string;
  /** The page that search engines are told. */
  readonly canonical: string;
  readonly level: number;
  readonly position: number;
  readonly inMenu: boolean;
  readonly menuIcon: string | null;
  readonly image: string | null;
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
  readonly children: readonly number[];
  readonly ancestors: readonly number[];
}

/** A category in the spec's names (MENU-10); `crumbs` are its ancestors, itself last. */
export function categoryToWire(
  source: CategorySource,
  around: { readonly crumbs: readonly CategorySource[]; readonly productCount: number },
): WireCategory {
  const { prefix, rest } = categoryTitle(source.name);
  const { id, parentId, name, level, position, inMenu, menuIcon, image, description } = source;
  return {
    id,
    parentId,
    name,
    namePrefix: prefix,
    nameRest: rest,
    url: source.path,
    level,
    position,
    inMenu,
    menuIcon,
    image,
    description,
    children: [...source.children],
    isShopByCategory: isShopByCategory(name),
    breadcrumbs: around.crumbs.map((crumb) => ({
      id: crumb.id,
      name: crumb.name,
      url: crumb.path,
    })),
    canonical: source.canonical,
    robots: "INDEX,FOLLOW",
    metaTitle: source.metaTitle ?? name,
    metaDescription: source.metaDescription ?? "",
    metaKeywords: source.metaKeywords ?? "",
    productCount: around.productCount,
  };
}
