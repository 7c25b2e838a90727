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
  const [missing, setMissing] = useState<string>();
  const ask = useMutation({
    mutationFn: async (wish: ReturnWish) => {
      const number = await requestReturnOf(shop, order, wish);
      await onDone(t("Return %1 is asked for.", number));
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
    // No reason stands there at first: the first of the list would be everybody's.
    const reason = RETURN_REASON_CODES.find((code) => code === text("reason"));
    const lacks =
      pieces.length === 0
        ? t("Choose how many pieces you send back.")
        : reason === undefined
          ? t("Choose why you send it back.")
          : undefined;
    setMissing(lacks);
    if (reason === undefined || lacks !== undefined) return;
    ask.mutate({ pieces, reason, comment: text("comment").trim() });
  };
  return (
    <ChangePanel
      title={t("Send something back")}
      action={t("Ask for the return")}
      isBusy={ask.isPending}
      fault={missing ?? (ask.error ? failureLines(ask.error)[0]?.text : undefined)}
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
      <SelectField id="return-reason" name="reason" label={t("Why")} defaultValue="">
        <option value="">{t("Choose")}</option>
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
