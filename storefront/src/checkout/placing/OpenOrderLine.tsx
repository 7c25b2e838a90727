import { moneyToWire } from "@placket/contract/money/money.codec";
import type { OpenOrder } from "@placket/domain/checkout/placing";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";

/** What is being paid: the sum and the order. Nothing while the store has not said so. */
export function OpenOrderLine({ open }: { readonly open: OpenOrder | null }) {
  const format = useFormatPrice();
  if (open === null) return null;
  return (
    <p>
      <b>{t("Payment of %1 for order %2", format(moneyToWire(open.total)), open.number)}</b>
    </p>
  );
}
