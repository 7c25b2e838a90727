import type { RequestReturnInput, ReturnReasonEnum } from "@placket/contract/graphql.gen";
import { idOfUid } from "@placket/contract/uid";
import type { ReturnReason } from "@placket/domain/order/return/return-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";

const REASONS: Readonly<Record<ReturnReasonEnum, ReturnReason>> = {
  WRONG_SIZE: "wrong_size",
  DAMAGED: "damaged",
  NOT_AS_DESCRIBED: "not_as_described",
  NOT_NEEDED: "not_needed",
  OTHER: "other",
};

type Told = Pick<RequestReturnInput, "items" | "reason">;

/**
 * Why something is sent back: Magento's clients say it of each item, ours of the return. A return has one reason;
 * several, and whatever else is said of an item, are refused rather than lost.
 */
export function returnReason({ items, reason: ofAll }: Told): Result<ReturnReason> {
  const told = items.flatMap((item) => present(item.selected_custom_attributes));
  const isMore =
    told.some(({ attribute_code: code }) => code !== "reason") ||
    items.some((item) => present(item.entered_custom_attributes).length > 0);
  const [reason, ...others] = new Set(told.map(({ value }) => reasonOfUid(value)));
  if (isMore || others.length > 0) return refuse(wrong());
  if (told.length > 0) return reason ? ok(reason) : refuse(wrong());
  return ok(REASONS[ofAll ?? "OTHER"]);
}

const wrong = () =>
  problem("access.badRequest", "selected_custom_attributes", "selected_custom_attributes");

function reasonOfUid(uid: string): ReturnReason | undefined {
  const code = idOfUid(uid) ?? "";
  return Object.hasOwn(REASONS, code) ? REASONS[code as ReturnReasonEnum] : undefined;
}

const present = <Value>(list: readonly (Value | null)[] | null | undefined): Value[] =>
  (list ?? []).filter((entry) => entry !== null);
