import { useCategories, type Category } from "../catalog/category.queries.ts";
import { useAddress } from "../routing/RouterContext.tsx";
import { storageKeys } from "../storage/keys.ts";
import { removeStored } from "../storage/stored.ts";
import { t } from "../translation/translate.ts";
import styles from "./CategoryMenu.module.css";
import { Submenu } from "./Submenu.tsx";

/** Clicking a category clears the stored search filter (MENU-08). */
export const forgetSearchFilter = () => removeStored(storageKeys.searchFilter);

/** The menu of departments: two levels, with thread under the one that is open now (MENU-01). */
export function CategoryMenu() {
  const tree = useCategories();
  const { path } = useAddress();
  const trail = tree.trailTo(path);
  // Ways to shop across the departments stand at the end of the line.
  const firstApart = tree.top.find(({ isShopByCategory }) => isShopByCategory);
  return (
    <ul className={styles["top"]}>
      {tree.top.map((category) => (
        <TopItem
          key={category.id}
          isApart={category === firstApart}
          category={category}
          subcategories={tree.childrenOf(category)}
          current={trail.at(-1) === category ? "page" : trail.includes(category) || undefined}
        />
      ))}
    </ul>
  );
}

interface TopItemProps {
  readonly category: Category;
  readonly isApart: boolean;
  readonly subcategories: readonly Category[];
  readonly current: "page" | boolean | undefined;
}

function TopItem({ category, isApart, subcategories, current }: TopItemProps) {
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
        {category.nameRest}
      </span>
    </a>
  );
  const apart = isApart ? styles["apart"] : undefined;
  if (subcategories.length === 0) return <li className={apart}>{link}</li>;
  return (
    <li className={apart}>
      <Submenu link={link} name={category.name} label={t("More in %1", category.name)}>
        {subcategories}
      </Submenu>
    </li>
  );
}
