import type { Problem } from "@placket/domain/problem";
import { shopErrorRow } from "@placket/domain/shop-errors";
import { t } from "../translation/translate.ts";

/** The words of a problem in the shopper's language. */
export function problemText({ error, params }: Problem): string {
  return t(shopErrorRow(error).text, ...params);
}

/** How long the notice of a problem stays, in ms; undefined where its row says nothing of a notice. */
export function noticeMsOf({ error }: Problem): number | undefined {
  const { shown } = shopErrorRow(error);
  return shown.as === "notice" ? shown.ms : undefined;
}
