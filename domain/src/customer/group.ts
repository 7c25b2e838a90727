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
