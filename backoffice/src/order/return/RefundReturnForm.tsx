import { REFUND_WAY_CODES, REFUND_WAYS } from "@placket/domain/order/money/refund-ways";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { chosen } from "../../page/form/chosen.ts";
import type { FormField } from "../../page/form/FormControl.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { wayChoices } from "../movement/refund-choices.ts";
import type { Order } from "../order.queries.ts";
import type { OrderReturn } from "./OrderReturns.tsx";
import { useReturnStep } from "./return.queries.ts";

interface Props {
  readonly order: Order;
  readonly of: OrderReturn;
  readonly onDone: () => void;
}

/** Pays the good pieces of a return back, by the way that staff choose; what became of the pieces is said with it. */
export function RefundReturnForm({ order, of: { number, pieces }, onDone }: Props) {
  const refund = useReturnStep("refundReturn", order.number);
  const { ask, dialog } = useConfirm();
  const good = pieces.reduce((sum, { accepted }) => sum + accepted, 0);
  const ways = order.money ? wayChoices(order.money) : [];
  return (
    <>
      <ResourceForm<string>
        fields={{ way: { label: "By which way", choices: ways }, ...FIELDS }}
        values={{ way: "source", toShelf: "yes" }}
        check={() => []}
        submitLabel="Pay Back"
        mayBeLeft
        onSave={async (values) => {
          const way = chosen(REFUND_WAY_CODES, values["way"]);
          const toShelf = values["toShelf"] === "yes";
          const isSure = await ask({
            title: `Pay ${good} ${good === 1 ? "piece" : "pieces"} back?`,
            yes: "Pay It Back",
            text: `${REFUND_WAYS[way].title}. ${toShelf ? "They go back on the shelf." : "They do not go back on the shelf."} The buyer is written to.`,
          });
          if (!isSure) return;
          await refund.mutateAsync({ params: { number }, body: { way, toShelf } });
          onDone();
        }}
      />
      {dialog}
    </>
  );
}

const FIELDS: Readonly<Record<string, FormField>> = {
  toShelf: {
    label: "What came back",
    choices: [
      { value: "yes", label: "goes back on the shelf" },
      { value: "no", label: "does not" },
    ],
  },
};
