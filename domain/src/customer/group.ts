import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** Longest name of a customer group: Magento's column. */
export const GROUP_NAME_MAX = 32;

/** What is wrong with the name of a customer group; it must come trimmed. Product files name groups by it. */
export function checkGroupName(name: string): Problem[] {
  return name !== "" && name.length <= GROUP_NAME_MAX && isOneLine(name)
    ? []
    : [problem("customer.groupNameInvalid", "name", GROUP_NAME_MAX)];
}

/** The most that a group earns of the points that the settings say, in percent. */
const POINTS_PERCENT_MOST = 1_000;

/** What is wrong with what a group earns of the points that the settings say, in percent. */
export const checkPointsPercent = (percent: number): Problem[] =>
  Number.isSafeInteger(percent) && percent >= 0 && percent <= POINTS_PERCENT_MOST
    ? []
    : [problem("customer.pointsPercentInvalid", "pointsPercent", POINTS_PERCENT_MOST)];
