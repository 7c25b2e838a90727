import { FilterTabs } from "../page/list/FilterTabs.tsx";
import type { DeliveriesAsked } from "./deliveries-list.ts";
import { deliveriesAt } from "./delivery.addresses.ts";
import { STATE_TEXT, STATES } from "./delivery-text.ts";
import type { DeliveryCounts } from "./delivery.queries.ts";

interface StateFilterProps {
  readonly counts: DeliveryCounts | undefined;
  readonly asked: DeliveriesAsked;
}

/** One link per state; what is done is not counted. */
export function StateFilter({ counts, asked }: StateFilterProps) {
  const tabs = [undefined, ...STATES].map((state) => ({
    title: state === undefined ? "All" : STATE_TEXT[state],
    count: state === undefined || state === "delivered" ? undefined : counts?.[state],
    href: deliveriesAt({}, { ...asked, after: undefined, state }),
    isHere: state === asked.state,
  }));
  return <FilterTabs label="State" tabs={tabs} />;
}
