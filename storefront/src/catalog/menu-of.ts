import type { Category, MenuCategory } from "./category.queries.ts";

interface Tree<Node> {
  readonly rootId: number;
  readonly items: readonly Node[];
}

const made = new WeakMap<Tree<Category>, Tree<MenuCategory>>();

/**
 * Of the whole tree what menus show, a sixth of it: the server puts it into every page. Made once for each
 * tree, so that whoever draws finds the same object.
 */
export function menuOf(whole: Tree<Category>): Tree<MenuCategory> {
  const menu = made.get(whole) ?? { rootId: whole.rootId, items: whole.items.map(inMenu) };
  made.set(whole, menu);
  return menu;
}

function inMenu({ id, parentId, name, url, productCount, ...more }: Category): MenuCategory {
  const { children, menuIcon, isShopByCategory, namePrefix, nameRest } = more;
  return {
    id,
    parentId,
    name,
    url,
    productCount,
    ...(children.length > 0 ? { children } : {}),
    ...(menuIcon ? { menuIcon } : {}),
    ...(isShopByCategory ? { isShopByCategory, namePrefix, nameRest } : {}),
  };
}
