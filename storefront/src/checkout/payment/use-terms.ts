import { notTicked } from "@placket/domain/checkout/agreed";
import { problem, type Problem } from "@placket/domain/problem";
import { useQuery } from "../../query/use-query.ts";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored } from "../../storage/stored.ts";
import { checkoutConfigQuery, type Agreement } from "../checkout.queries.ts";
import { keepTerms } from "../stored-flags.ts";

/** The agreements of a checkout and which of them are ticked. */
export interface Terms {
  readonly agreements: readonly Agreement[];
  /** Ids of those that are ticked. */
  readonly agreed: readonly number[];
  readonly isAgreed: (id: number) => boolean;
  readonly agree: (id: number, on: boolean) => void;
  /** One problem for each that is not ticked. */
  readonly problems: () => readonly Problem[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** Terms are agreed to once per checkout; a reload does not forget it (CHECK-25). */
export function useTerms(): Terms {
  const query = useQuery(checkoutConfigQuery(useShop()));
  const agreements = query.data?.agreements ?? [];
  const [agreed, setAgreed] = useState(() => readStored(storageKeys.termsAgreed) ?? []);
  return {
    agreements,
    agreed,
    isAgreed: (id) => agreed.includes(id),
    agree: (id, on) => {
      const next = on ? [...agreed, id] : agreed.filter((other) => other !== id);
      setAgreed(next);
      keepTerms(next, notTicked(agreements, next).length === 0);
    },
    problems: () =>
      notTicked(agreements, agreed).map(({ id }) =>
        problem("checkout.required", agreementField(id)),
      ),
    isPending: query.isPending,
    isError: query.isError,
    refetch: () => void query.refetch(),
  };
}

/** The id of an agreement's checkbox, and the field of its problem. */
export const agreementField = (id: number) => `agreement-${id}`;
