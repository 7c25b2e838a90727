import { renderToString } from "react-dom/server";
import type { MenuCategory } from "../../catalog/category.queries.ts";
import type { CategoryTree } from "../../catalog/category-tree.ts";
import { TopItem, topItems, type TopItemProps } from "./CategoryMenu.tsx";

/** By department, then by words and whether it is open: three ways for each language at most. */
const drawn = new WeakMap<MenuCategory, Map<string, string>>();

/**
 * The markup of the menu's items on the page at a path, each drawn once for each tree: the menu is the same on
 * every page and half of what a product's page draws.
 * @param words names the words that are set now
 */
export function menuMarkup(tree: CategoryTree<MenuCategory>, path: string, words: string): string {
  return topItems(tree, path)
    .map((item) => itemMarkup(item, words))
    .join("");
}

function itemMarkup(item: TopItemProps, words: string): string {
  const ways = drawn.get(item.category) ?? new Map<string, string>();
  drawn.set(item.category, ways);
  const way = `${item.current} ${words}`;
  const html = ways.get(way) ?? renderToString(<TopItem {...item} />);
  ways.set(way, html);
  return html;
}
