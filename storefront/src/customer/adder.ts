import type { Adder } from "@placket/domain/configurator/can-add";
import { useConfig } from "../store/config.queries.ts";
import { useAccount } from "./account.ts";

/**
 * What matters of whoever would add something: a buyer whom a procurement system sent is known as a customer is, and in
 * inspect mode may only look (PUNCH-02).
 */
export function useAdder(): Adder {
  const isLoggedIn = Boolean(useAccount());
  const is = useConfig().punchout?.is;
  return {
    isLoggedIn: isLoggedIn || (is !== undefined && is !== "over"),
    mayBuy: is !== "inspect",
  };
}
