import type { ComponentProps } from "react";
import { useQuery } from "../query/use-query.ts";
import { useShop } from "../api/shop.ts";
import { useCategories } from "../catalog/category.queries.ts";
import { Parts } from "../content/Parts.tsx";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
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
      {data ? <Staffs {...data.blocks.top} /> : null}
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
      <Slot in={slots.homeBelow} />
      {data ? <Staffs {...data.blocks.bottom} /> : null}
    </>
  );
}

/** What staff put above or below the front page; nothing where they put nothing. */
const Staffs = (drawn: ComponentProps<typeof Parts>) =>
  drawn.parts.length === 0 ? null : (
    <div className={`wrap ${styles["staffs"]}`}>
      <Parts {...drawn} />
    </div>
  );
