import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { Button } from "@placket/ui/action/button/Button";
import { useDoor } from "../../focus/use-door.ts";
import { t } from "../../translation/translate.ts";
import type { Buyer } from "./own-orders.queries.ts";
import { ReorderLines } from "./ReorderLines.tsx";

/** Ordering again: pressed, it tells line by line what would come of it today, and then does it. */
export function Reorder({ account, order }: { account: Buyer; order: OwnOrder }) {
  const { isOpen, door, open, close } = useDoor();
  if (isOpen) return <ReorderLines account={account} order={order} onClose={close} />;
  return (
    <p className="no-print">
      <Button ref={door} onClick={open}>
        {t("Order again")}
      </Button>
    </p>
  );
}
