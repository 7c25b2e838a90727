import { Button } from "@placket/ui/action/button/Button";
import { useRef, useState } from "react";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { t } from "../../translation/translate.ts";
import type { OwnOrder } from "../owned/own-orders.queries.ts";
import { OwnOrderView } from "../owned/OwnOrderView.tsx";
import { Letterhead } from "../parts/Letterhead.tsx";
import { GuestOrderForm } from "./GuestOrderForm.tsx";
import { useOwnTitle } from "./use-own-title.ts";
import styles from "./GuestOrderPage.module.css";

/** `/sales/guest/form`: an order that was placed without an account, for whoever knows it (OPEN-38). */
export function GuestOrderPage() {
  const [order, show] = useState<OwnOrder>();
  const title = useRef<HTMLHeadingElement>(null);
  const named = order && t("Order %1", order.number);
  useOwnTitle(named);
  // What was filled in, or shown, makes way: the focus stays on the page.
  const open = (next: OwnOrder | undefined) => {
    show(next);
    title.current?.focus();
  };
  return (
    <div className={`wrap ${styles["page"]}`}>
      <Letterhead />
      <h1 ref={title} tabIndex={-1}>
        {named ?? t("Find an Order")}
      </h1>
      {order ? (
        <>
          <OwnOrderView order={order} onChange={show} />
          <Slot in={slots.guestOrder} order={order} token={order.token} />
          <p className="no-print">
            <Button kind="link" onClick={() => open(undefined)}>
              {t("Find another order")}
            </Button>
          </p>
        </>
      ) : (
        <GuestOrderForm onFound={open} />
      )}
    </div>
  );
}
