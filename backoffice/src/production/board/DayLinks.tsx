import { dayAfter } from "@placket/domain/clock-days";
import { FilterTabs } from "../../page/list/FilterTabs.tsx";
import { dayText } from "../day-text.ts";
import { boardAt } from "../production.addresses.ts";

/** As far as somebody plans ahead: a week. */
const DAYS = 7;

interface DayLinksProps {
  readonly day: string;
  readonly today: string;
}

/** The days of the week to come; one that was asked for and is none of them stands before. */
export function DayLinks({ day, today }: DayLinksProps) {
  const week = Array.from({ length: DAYS }, (_, at) => dayAfter(today, at));
  const days = week.includes(day) ? week : [day, ...week];
  return (
    <FilterTabs
      label="Day"
      tabs={days.map((one) => ({
        title: one === today ? "Today" : dayText(one),
        href: one === today ? boardAt({}) : boardAt({}, { day: one }),
        isHere: one === day,
      }))}
    />
  );
}
