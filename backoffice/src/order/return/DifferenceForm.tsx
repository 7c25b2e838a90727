import { REFUND_WAY_CODES, REFUND_WAYS } from "@placket/domain/order/money/refund-ways";
import { amountText } from "../../money/amount-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { wayChoices } from "../movement/refund-choices.ts";
import type { Order } from "../order.queries.ts";
import type { OrderReturn } from "./OrderReturns.tsx";
import { useReturnStep } from "./return.queries.ts";

interface Props {
  readonly order: Order;
  readonly number: string;
  /** What the exchange owes its buyer. */
  readonly owed: NonNullable<OrderReturn["owed"]>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Pays back what an exchange owes its buyer, by the way that staff choose. */
export function DifferenceForm({ order, number, owed: seen, onDone, onCancel }: Props) {
  const pay = useReturnStep("payDifference", order.number);
  const { ask, dialog } = useConfirm();
  const ways = order.money ? wayChoices(order.money, order.email) : [];
  return (
    <>
      <ResourceForm<string>
        fields={{ way: { label: "How it goes back", choices: ways } }}
        values={{ way: "source" }}
        check={() => []}
        submitLabel="Pay Back"
        mayBeLeft
        onCancel={onCancel}
        onSave={async (values) => {
          const way = chosen(REFUND_WAY_CODES, values["way"]);
          const isSure = await ask({
            title: `Pay ${amountText(seen)} back?`,
            yes: "Pay It Back",
            text: `${REFUND_WAYS[way].title}. The buyer is written to.`,
          });
          if (!isSure) return;
          await pay.mutateAsync({ params: { number }, body: { way, seen } });
          onDone();
        }}
      />
      {dialog}
    </>
  );
}
