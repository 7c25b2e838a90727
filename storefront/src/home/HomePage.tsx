import { useQuery } from "../query/use-query.ts";
import { useShop } from "../api/shop.ts";
import { useCategories } from "../catalog/category.queries.ts";
import { t } from "../translation/translate.ts";
import { BestSellers } from "./BestSellers.tsx";
import { shelvesQuery } from "./home.queries.ts";
import styles from "./HomePage.module.css";
import { departmentsOf } from "./departments.ts";
import { Index } from "./Index.tsx";
import { Rail, RailSpace } from "./Rail.tsx";

/** The front page: the departments, what sells, everything there is (look.md, Home). */
export function HomePage() {
  const departments = departmentsOf(useCategories());
  const { data, isError } = useQuery(shelvesQuery(useShop()));
  return (
    <>
      <div className={`wrap ${styles["opening"]}`}>
        <h1>{t("Uniforms for kitchens, wards and front desks")}</h1>
        {data && data.totalCount > 0 ? (
          <p>{t("%1 styles in %2 departments.", data.totalCount, departments.length)}</p>
        ) : null}
      </div>
      {data ? <Rail entries={data.rail} /> : null}
      {data || isError ? null : <RailSpace />}
      {isError ? null : <BestSellers tiles={data?.best} />}
      <Index />
    </>
  );
}
