import { confirmCancelToInput } from "@placket/contract/order/order-changes.codec";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { useRef, useState } from "react";
import { answered, operation } from "../../api/graphql.ts";
import { useShop } from "../../api/shop.ts";
import { failureLines } from "../../checkout/problem-lines.ts";
import type { Place } from "../../page/page.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import changes from "../changes/OrderChanges.module.css";
import styles from "../letter/LetterOrder.module.css";

const confirmCancel = operation(
  "ConfirmCancel",
  `mutation ConfirmCancel($input: ConfirmCancelOrderInput!) {
    confirmCancelOrder(input: $input) { errorV2 { message } order { number } }
  }`,
);

/** `/sales/guest/cancel#uid.key`: where the letter leads that asks a guest whether an order is to be canceled. */
export function ConfirmCancelPage({ place }: { place: Place }) {
  const shop = useShop();
  const [canceled, setCanceled] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const confirm = useMutation({
    mutationFn: async () => {
      const input = confirmCancelToInput(place.address.hash.slice(1));
      const { confirmCancelOrder } = await shop.graphql(confirmCancel, { input });
      const { order, errorV2 } = answered(confirmCancelOrder);
      setRefusal(errorV2?.message);
      if (!order) return;
      setCanceled(order.number);
      // The button has gone: the focus stays on the page.
      title.current?.focus();
    },
  });
  const fault = confirm.error ? failureLines(confirm.error)[0]?.text : refusal;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1 ref={title} tabIndex={-1}>
        {canceled === undefined ? t("Cancel the order") : t("Order %1", canceled)}
      </h1>
      {canceled === undefined ? (
        <>
          <p>{t("Nothing of it is sent, and what you paid goes back to where it came from.")}</p>
          <div role="alert">
            {fault === undefined ? null : <p className={changes["fault"]}>{fault}</p>}
          </div>
          <p>
            <Button
              busy={confirm.isPending}
              busyLabel={t("Saving")}
              onClick={() => confirm.mutate()}
            >
              {t("Yes, cancel it")}
            </Button>
          </p>
        </>
      ) : (
        <>
          <output>{t("Your order was canceled.")}</output>
          <p>
            <a className={buttonClass({})} href={hrefTo("home")}>
              {t("Continue Shopping")}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
