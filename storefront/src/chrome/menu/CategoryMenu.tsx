/// <reference types="vite/types/importMeta.d.ts" />
import { menuPromotionAt } from "@placket/domain/store/frame/menu-promotion";
import { useCategories, type MenuCategory } from "../../catalog/category.queries.ts";
import type { CategoryTree } from "../../catalog/category-tree.ts";
import { Apart } from "../../page/Apart.tsx";
import { keptPartsOf } from "../../page/kept-parts.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { forgetSearchFilter } from "../search-filter.ts";
import styles from "./CategoryMenu.module.css";
import { Submenu } from "./Submenu.tsx";

/** The menu of departments: two levels, with thread under the one that is open now (MENU-01). */
export function CategoryMenu() {
  const tree = useCategories();
  const { isMenuCompact } = useConfig();
  const { path } = useAddress();
  return (
    <ul className={styles["top"]} data-compact={isMenuCompact}>
      {topItems(tree, path).map((item) => (
        <TopItem key={item.category.id} {...item} />
      ))}
    </ul>
  );
}

/** What stands in the menu on the page at a path. */
function topItems(tree: CategoryTree<MenuCategory>, path: string): TopItemProps[] {
  const trail = tree.trailTo(path);
  // Ways to shop across the departments stand at the end of the line.
  const firstApart = tree.top.find(({ isShopByCategory }) => isShopByCategory);
  return tree.top.map((category, index) => ({
    index,
    isApart: category === firstApart,
    category,
    subcategories: tree.childrenOf(category),
    current: trail.at(-1) === category ? "page" : trail.includes(category) || undefined,
  }));
}

interface TopItemProps {
  /** Among the departments, from 0. */
  readonly index: number;
  readonly category: MenuCategory;
  readonly isApart: boolean;
  readonly subcategories: readonly MenuCategory[];
  readonly current: "page" | boolean | undefined;
}

function TopItem({ index, category, isApart, subcategories, current }: TopItemProps) {
  const promotion = useConfig().frameContent[menuPromotionAt(index)] ?? "";
  const link = (
    <a
      href={category.url}
      aria-current={current}
      onClick={forgetSearchFilter}
      className={styles["link"]}
    >
      <span className={current ? "bartack" : undefined}>
        {category.namePrefix ? (
          <span className={styles["prefix"]}>{category.namePrefix} </span>
        ) : null}
        {category.nameRest ?? category.name}
      </span>
    </a>
  );
  const like = import.meta.env.SSR
    ? { kept: keptPartsOf(category), by: `${String(current)} ${promotion}` }
    : undefined;
  return (
    <Apart as="li" className={isApart ? styles["apart"] : undefined} like={like}>
      {subcategories.length === 0 ? (
        link
      ) : (
        <Submenu
          link={link}
          promotion={promotion}
          name={category.name}
          label={t("More in %1", category.name)}
        >
          {subcategories}
        </Submenu>
      )}
    </Apart>
  );
}
