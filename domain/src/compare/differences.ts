import type { ComparedRow } from "./compare.ts";

/** Whether the products are not alike in something: what is left where only differences are shown. */
export const isDifferent = ({ values }: Pick<ComparedRow, "values">): boolean =>
  new Set(values).size > 1;
