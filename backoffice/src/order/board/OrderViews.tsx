import { FilterTabs } from "../../page/list/FilterTabs.tsx";
import { boardAt, ordersAt } from "../order.addresses.ts";

/** The two ways to look at the orders, and which of them this is. */
export const OrderViews = ({ here }: { readonly here: "list" | "board" }) => (
  <FilterTabs
    label="View"
    tabs={[
      { title: "List", href: ordersAt({}), isHere: here === "list" },
      { title: "Board", href: boardAt({}), isHere: here === "board" },
    ]}
  />
);
