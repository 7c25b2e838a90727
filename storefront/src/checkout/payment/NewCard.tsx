import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import type { Problem } from "@placket/domain/problem";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { UNREACHABLE, type CardFrameHandle } from "../../payment/card-frame.ts";
import { CardFrame } from "../../payment/CardFrame.tsx";
import { t } from "../../translation/translate.ts";

interface NewCardProps {
  readonly setup: PaymentClientSetup;
  readonly ref: Ref<CardFrameHandle>;
  /** There is somebody for whom the card can be kept. */
  readonly canKeep: boolean;
  readonly onType: (wrong: readonly Problem[]) => void;
  readonly onSubmit: () => void;
}

/** The card fields, and whether the card is to be kept for the next time (PAY-16): nobody's is unless they say so. */
export function NewCard({ ref, canKeep, ...fields }: NewCardProps) {
  const frame = useRef<CardFrameHandle>(null);
  const [keeps, keep] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      check: async () => (await frame.current?.check()) ?? [UNREACHABLE],
      tokenize: async (purchase) => {
        const card = await frame.current?.tokenize(purchase);
        if (!card) return { ok: false, problems: [UNREACHABLE] };
        return card.ok && keeps ? { ...card, value: { ...card.value, keepsCard: true } } : card;
      },
      focus: (field) => frame.current?.focus(field),
    }),
    [keeps],
  );
  return (
    <>
      <CardFrame ref={frame} t={t} {...fields} />
      {canKeep ? (
        <Checkbox
          id="keep-card"
          label={t(
            "Save this card for my next orders. Our payment provider keeps it, we never see its number.",
          )}
          checked={keeps}
          onChange={(event) => keep(event.target.checked)}
        />
      ) : null}
    </>
  );
}
