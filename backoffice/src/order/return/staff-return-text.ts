import { returnText } from "@placket/domain/order/return/return-text";
import { ENGLISH, sayer } from "@placket/domain/phrase";
import { amountText } from "../../money/amount-text.ts";
import type { ReturnRow } from "./return.queries.ts";

/** How a return stands, as staff read it. */
export const staffReturnText = ({ state, awaited }: Pick<ReturnRow, "state" | "awaited">): string =>
  returnText({ state, awaited: awaited && amountText(awaited) }, "staff", sayer(ENGLISH));
