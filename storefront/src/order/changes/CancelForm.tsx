import type { KnownOrder } from "@placket/contract/order/order-changes.codec";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { failureLines } from "../../checkout/problem-lines.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { t } from "../../translation/translate.ts";
import { ChangePanel } from "./ChangePanel.tsx";
import { cancelOrderOf } from "./order-changes.queries.ts";

interface CancelFormProps {
  readonly order: KnownOrder;
  readonly reasons: readonly string[];
  readonly onDone: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Cancels an order that nobody has begun to pack, for one of the reasons that the shop offers. */
export function CancelForm({ order, reasons, onDone, onClose }: CancelFormProps) {
  const shop = useShop();
  const [refusal, setRefusal] = useState<string>();
  const cancel = useMutation({
    mutationFn: async (reason: string) => {
      const refused = await cancelOrderOf(shop, order, reason);
      setRefusal(refused ?? undefined);
      if (refused === null) await onDone(t("The order will not be sent."));
    },
  });
  return (
    <ChangePanel
      title={t("Cancel the order")}
      action={t("Yes, cancel it")}
      isBusy={cancel.isPending}
      fault={cancel.error ? failureLines(cancel.error)[0]?.text : refusal}
      onSubmit={(form) => {
        const reason = form.get("reason");
        cancel.mutate(typeof reason === "string" ? reason : "");
      }}
      onClose={onClose}
    >
      <p>{t("Nothing of it is sent, and what you paid goes back to where it came from.")}</p>
      <SelectField id="cancel-reason" name="reason" label={t("Why")}>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
    </ChangePanel>
  );
}
