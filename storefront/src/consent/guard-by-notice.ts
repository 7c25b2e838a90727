import type { ShownCookieNotice } from "@placket/contract/store/config.codec";
import { ESSENTIAL } from "@placket/domain/storage/consent-category";
import { patternOf } from "@placket/domain/consent/rules";
import { guardStorage } from "../storage/guard.ts";
import { mayKeepNow, OWN_CATEGORIES } from "./kept-consent.ts";

/**
 * From now on no script of this page writes what may not be kept: the notice brings what others may keep, the store's own
 * keys are known. Before it no script of others runs: those that the store needs come when a shopper goes there.
 */
export function guardByNotice(notice: ShownCookieNotice): void {
  const page = document.documentElement.dataset["consent"];
  guardStorage(
    mayKeepNow({
      canManage: page !== undefined,
      beforeOptIn: page?.split(".")[1] === "all",
      blocksUnknown: notice.blocksUnknown,
      essential: [ESSENTIAL],
      categories: OWN_CATEGORIES,
      patterns: notice.others.map(({ name, category }) => ({
        pattern: patternOf(name),
        category,
      })),
    }),
  );
}
