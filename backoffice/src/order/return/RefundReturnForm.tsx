import { REFUND_WAY_CODES, REFUND_WAYS } from "@placket/domain/order/money/refund-ways";
import { amountText } from "../../money/amount-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { wayChoices, wayFollows } from "../movement/refund-choices.ts";
import type { Order } from "../order.queries.ts";
import type { OrderReturn } from "./OrderReturns.tsx";
import { useReturnStep } from "./return.queries.ts";
import { SHELF_FIELD } from "./shelf-field.ts";

interface Props {
  readonly order: Order;
  readonly of: OrderReturn;
  /** What it comes to. */
  readonly refund: NonNullable<OrderReturn["refund"]>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Pays the good pieces of a return back, by the way that staff choose; what became of the pieces is said with it. */
export function RefundReturnForm({ order, of, refund: seen, onDone, onCancel }: Props) {
  const { number, pieces, isForShelf } = of;
  const refund = useReturnStep("refundReturn", order.number);
  const { ask, dialog } = useConfirm();
  const good = pieces.reduce((sum, { accepted }) => sum + accepted, 0);
  const ways = order.money ? wayChoices(order.money, order.email) : [];
  const amount = amountText(seen);
  return (
    <>
      <ResourceForm<string>
        fields={{ way: { label: "How it goes back", choices: ways }, toShelf: SHELF_FIELD }}
        values={{ way: "source", toShelf: isForShelf ? "yes" : "no" }}
        check={() => []}
        submitLabel="Pay Back"
        mayBeLeft
        onCancel={onCancel}
        onSave={async (values) => {
          const way = chosen(REFUND_WAY_CODES, values["way"]);
          const toShelf = values["toShelf"] === "yes";
          const isSure = await ask({
            title: `Pay ${amount} back for ${good} ${good === 1 ? "piece" : "pieces"}?`,
            yes: "Pay It Back",
            text: `${REFUND_WAYS[way].title}.${wayFollows(way, order.email)} ${toShelf ? "They go back on the shelf." : "They do not go back on the shelf."} The buyer is written to.`,
          });
          if (!isSure) return;
          await refund.mutateAsync({ params: { number }, body: { way, toShelf, seen } });
          onDone();
        }}
      >
        <p>
          <b className="num">{amount}</b> are paid back.
        </p>
      </ResourceForm>
      {dialog}
    </>
  );
}
