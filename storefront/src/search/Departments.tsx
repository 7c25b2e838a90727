import { useQuery } from "../query/use-query.ts";
import { menuQuery } from "../catalog/category.queries.ts";
import { useShop } from "../api/shop.ts";
import { t } from "../translation/translate.ts";
import styles from "./Departments.module.css";

/** The shop's departments, for whoever found nothing: the menu is on every page already. */
export function Departments() {
  const { data: menu } = useQuery(menuQuery(useShop()));
  const departments = menu?.items.filter(({ parentId }) => parentId === menu.rootId) ?? [];
  if (departments.length === 0) return null;
  return (
    <nav className={styles["ways"]} aria-label={t("Go on looking")}>
      <h2>{t("Go on looking")}</h2>
      <ul>
        {departments.map(({ id, name, url }) => (
          <li key={id}>
            <a className="link" href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
