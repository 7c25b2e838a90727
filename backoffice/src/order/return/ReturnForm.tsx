import { RETURN_COMMENT_MAX } from "@placket/domain/order/return/check-return";
import { RETURN_REASON_CODES, RETURN_REASONS } from "@placket/domain/order/return/return-state";
import { checkPieces } from "@placket/domain/order/step/check-pieces";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { piecesFields, piecesTyped, type LeftOf } from "../steps/pieces-fields.ts";
import type { StepFormProps } from "../steps/StepDialog.tsx";
import { useStep } from "../steps/step.queries.ts";

const toReturn: LeftOf = ({ progress }) => progress.toReturn;

/** Asks, for its buyer, to send pieces of an order back. */
export function ReturnForm({ order, onDone }: StepFormProps) {
  const { items, number } = order;
  const open = useStep("openReturn", number);
  const lines = items.map((item) => ({ itemId: item.id, left: toReturn(item) }));
  return (
    <ResourceForm<string>
      fields={{
        ...piecesFields(items, toReturn),
        reason: {
          label: "Why",
          choices: RETURN_REASON_CODES.map((value) => ({ value, label: RETURN_REASONS[value] })),
        },
        comment: {
          label: "What the buyer says",
          as: "lines",
          maxLength: RETURN_COMMENT_MAX,
          mayBeEmpty: true,
        },
      }}
      values={{ reason: RETURN_REASON_CODES[0] }}
      check={(values) =>
        checkPieces(piecesTyped(items, values), { lines, left: (line) => line.left })
      }
      submitLabel="Open the Return"
      mayBeLeft
      onSave={async (values) => {
        await open.mutateAsync({
          params: { number },
          body: {
            pieces: piecesTyped(items, values),
            reason: chosen(RETURN_REASON_CODES, values["reason"]),
            comment: values["comment"] ?? "",
          },
        });
        onDone("The return is open, and the buyer was written to.");
      }}
    />
  );
}
