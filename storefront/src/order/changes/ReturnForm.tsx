import type {
  KnownOrder,
  OrderChanges,
  ReturnWish,
} from "@placket/contract/order/order-changes.codec";
import { RETURN_COMMENT_MAX } from "@placket/domain/order/return/check-return";
import { RETURN_REASON_CODES, RETURN_REASONS } from "@placket/domain/order/return/return-state";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { failureLines } from "../../checkout/problem-lines.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { t } from "../../translation/translate.ts";
import { ChangePanel } from "./ChangePanel.tsx";
import { requestReturnOf } from "./order-changes.queries.ts";

interface ReturnFormProps {
  readonly order: KnownOrder;
  readonly lines: OrderChanges["returnable"];
  readonly onDone: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks to send pieces of an order back that have arrived. */
export function ReturnForm({ order, lines, onDone, onClose }: ReturnFormProps) {
  const shop = useShop();
  const [isEmpty, setIsEmpty] = useState(false);
  const ask = useMutation({
    mutationFn: async (wish: ReturnWish) => {
      const number = await requestReturnOf(shop, order, wish);
      await onDone(t("Return %1 is asked for. We write to you how it goes on.", number));
    },
  });
  const submit = (form: FormData) => {
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const pieces = lines
      .map(({ id }) => ({ id, quantity: Number(text(`pieces ${id}`)) }))
      .filter(({ quantity }) => quantity > 0);
    setIsEmpty(pieces.length === 0);
    if (pieces.length === 0) return;
    const reason = RETURN_REASON_CODES.find((code) => code === text("reason")) ?? "other";
    ask.mutate({ pieces, reason, comment: text("comment").trim() });
  };
  return (
    <ChangePanel
      title={t("Send something back")}
      action={t("Ask for the return")}
      isBusy={ask.isPending}
      fault={
        isEmpty
          ? t("Say how many pieces of what.")
          : ask.error
            ? failureLines(ask.error)[0]?.text
            : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {lines.map(({ id, name, left }) => (
        <SelectField key={id} id={`return-${id}`} name={`pieces ${id}`} label={name}>
          {Array.from({ length: left + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count === 0 ? t("None") : String(count)}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField id="return-reason" name="reason" label={t("Why")}>
        {RETURN_REASON_CODES.map((code) => (
          <option key={code} value={code}>
            {t(RETURN_REASONS[code])}
          </option>
        ))}
      </SelectField>
      <TextArea
        id="return-comment"
        name="comment"
        label={t("What we should know")}
        maxLength={RETURN_COMMENT_MAX}
        rows={3}
      />
    </ChangePanel>
  );
}
