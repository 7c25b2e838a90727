import { GIFT_CARD_CODE_MAX } from "@placket/domain/gift-card/code";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useId, useState } from "react";
import { useShop } from "../../../api/shop.ts";
import { useRefusal } from "../../../cart/page/CodeForm.tsx";
import { useFormatPrice } from "../../../money/Price.tsx";
import { useMutation } from "../../../query/use-mutation.ts";
import { t } from "../../../translation/translate.ts";
import { handOver } from "../../../saved-product/sheet/sheet-file.ts";
import { checkGiftCard, giftCardFile, type CheckedCard } from "./balances.queries.ts";
import styles from "./Balances.module.css";
import { goodUntil } from "./good-until.ts";

/** What is on the card of a code. The code stays in the field and goes nowhere but to the store. */
export function CheckCard() {
  const shop = useShop();
  const price = useFormatPrice();
  const [code, setCode] = useState("");
  const [card, show] = useState<CheckedCard>();
  const [checked, setChecked] = useState("");
  const checking = useMutation({ mutationFn: (typed: string) => checkGiftCard(shop, typed) });
  const refusal = useRefusal(checking.error);
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("Check a Gift Card")}</h2>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() === "") return;
          show(undefined);
          setChecked(code.trim());
          checking.mutate(code.trim(), { onSuccess: show });
        }}
      >
        <TextField
          label={t("Gift card code")}
          labelPlace="hidden"
          value={code}
          maxLength={GIFT_CARD_CODE_MAX}
          autoComplete="off"
          error={refusal}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button kind="line" type="submit" busy={checking.isPending}>
          {t("Check")}
        </Button>
      </form>
      <output>
        {card?.balance ? (
          <p className={`num ${styles["answer"]}`}>
            <b>{t("%1: %2 left", card.code, price(card.balance))}</b>
            <span className="muted">
              {card.endsAt === null
                ? t("It does not end.")
                : t("Good until %1", goodUntil(card.endsAt, shop.locale))}
            </span>
          </p>
        ) : null}
      </output>
      {card?.balance ? <PrintCard code={checked} /> : null}
    </section>
  );
}

/** The card as a PDF, to be cut out and given away. */
function PrintCard({ code }: { readonly code: string }) {
  const shop = useShop();
  const printing = useMutation({
    mutationFn: () => giftCardFile(shop, code),
    onSuccess: (file) => handOver(file, "gift-card.pdf"),
  });
  const refusal = useRefusal(printing.error);
  return (
    <p>
      <Button
        kind="link"
        busy={printing.isPending}
        busyLabel={t("Loading")}
        onClick={() => printing.mutate(undefined)}
      >
        {t("Print the Card (PDF)")}
      </Button>
      {refusal === undefined ? null : <span role="alert">{refusal}</span>}
    </p>
  );
}
