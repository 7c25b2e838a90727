import { FilterTabs } from "../page/list/FilterTabs.tsx";
import { boardAt, jobsAt, machinesAt, threadsAt } from "./production.addresses.ts";

/** The ways to look at the workshop, and which of them this is. */
export const ProductionViews = ({
  here,
}: {
  readonly here: "list" | "board" | "machines" | "threads";
}) => (
  <FilterTabs
    label="View"
    tabs={[
      { title: "List", href: jobsAt({}), isHere: here === "list" },
      { title: "Board", href: boardAt({}), isHere: here === "board" },
      { title: "Machines", href: machinesAt({}), isHere: here === "machines" },
      { title: "Threads", href: threadsAt({}), isHere: here === "threads" },
    ]}
  />
);
