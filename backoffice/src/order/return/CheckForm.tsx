import { checkAccepted } from "@placket/domain/order/return/check-return";
import { piecesField } from "@placket/domain/order/step/check-pieces";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { piecesTyped } from "../steps/pieces-fields.ts";
import type { OrderReturn } from "./OrderReturns.tsx";
import { useReturnStep } from "./return.queries.ts";

interface Props {
  readonly order: string;
  readonly of: OrderReturn;
  readonly onDone: () => void;
}

/** Says how many pieces of a return are good; those are paid back afterwards. */
export function CheckForm({ order, of: { number, pieces }, onDone }: Props) {
  const check = useReturnStep("checkReturn", order);
  const items = pieces.map(({ itemId }) => ({ id: itemId }));
  const fields = pieces.map(({ itemId, name, sku, quantity }) => [
    piecesField(itemId),
    {
      label: `Good: ${name} · ${sku}`,
      hint: `Of ${quantity}.`,
      maxLength: 9,
      autoComplete: "off",
      mayBeEmpty: true,
    } as const,
  ]);
  return (
    <ResourceForm<string>
      fields={Object.fromEntries(fields)}
      values={Object.fromEntries(
        pieces.map(({ itemId, quantity }) => [piecesField(itemId), String(quantity)]),
      )}
      check={(values) => checkAccepted(piecesTyped(items, values), pieces)}
      submitLabel="Checked"
      mayBeLeft
      onSave={async (values) => {
        const accepted = piecesTyped(items, values);
        await check.mutateAsync({ params: { number }, body: { accepted } });
        onDone();
      }}
    />
  );
}
