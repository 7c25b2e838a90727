import { useCategories, type MenuCategory } from "../catalog/category.queries.ts";
import { t } from "../translation/translate.ts";
import { departmentsOf } from "./departments.ts";
import styles from "./Index.module.css";

/** Every category by department, with the number of its styles. */
export function Index() {
  const tree = useCategories();
  const departments = departmentsOf(tree);
  if (departments.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="everything">
      <h2 id="everything" className={styles["title"]}>
        {t("Everything, by place of work")}
      </h2>
      <div
        className={styles["index"]}
        style={{ "--columns": columnsFor(departments.length) } as object}
      >
        {departments.map((department) => (
          <Department key={department.id} name={department.name}>
            {tree.childrenOf(department)}
          </Department>
        ))}
      </div>
    </section>
  );
}

/** Five columns in one row, or two rows of even length. */
function columnsFor(count: number): number {
  return count <= 5 ? count : Math.min(5, Math.ceil(count / 2));
}

function Department({ name, children }: { name: string; children: readonly MenuCategory[] }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul>
        {children.map((category) => (
          <li key={category.id}>
            <a href={category.url}>
              {category.name}
              <span>{category.productCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
