import { CARRIER_CODES, CARRIERS } from "@placket/domain/order/ship/carriers";
import { UNSEWN_REASON_CODES, UNSEWN_REASONS } from "@placket/domain/order/ship/unsewn-reasons";
import { CallError } from "@placket/web/call/call-error";
import { useMay } from "../../page/permissions.ts";
import { checkTrack, TRACK_NUMBER_MAX } from "@placket/domain/order/ship/check-shipment";
import { checkPieces } from "@placket/domain/order/step/check-pieces";
import { chosen } from "../../page/form/chosen.ts";
import type { FormField } from "../../page/form/FormControl.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Follows } from "../steps/Follows.tsx";
import { allPieces, piecesFields, piecesTyped, type LeftOf } from "../steps/pieces-fields.ts";
import type { StepFormProps } from "../steps/StepDialog.tsx";
import { useStep } from "../steps/step.queries.ts";

/** The fields of a parcel. */
export const TRACK_FIELDS = {
  carrier: {
    label: "Carrier",
    choices: CARRIER_CODES.map((value) => ({ value, label: CARRIERS[value].title })),
  },
  number: { label: "Tracking number", maxLength: TRACK_NUMBER_MAX, autoComplete: "off" },
} as const satisfies Readonly<Record<string, FormField>>;

/** Asked once the store has said that something is not sewn yet. */
const UNSEWN_FIELD = {
  unsewn: {
    label: "It is sent all the same",
    choices: [
      { value: "", label: "No" },
      ...UNSEWN_REASON_CODES.map((value) => ({ value, label: UNSEWN_REASONS[value] })),
    ],
    mayBeEmpty: true,
  },
} as const satisfies Readonly<Record<string, FormField>>;

const unsewnOf = (values: Readonly<Record<string, string>>) =>
  UNSEWN_REASON_CODES.find((code) => code === values["unsewn"]);

const toShip: LeftOf = ({ progress }) => progress.toShip;

/** Sends pieces on their way: all that are left, or a part of them. */
export function ShipForm({ order, onDone }: StepFormProps) {
  const { items, number, email } = order;
  const ship = useStep("shipOrder", number);
  const mayShipUnsewn = useMay("orders.shipUnsewn");
  const isUnsewn = ship.error instanceof CallError && ship.error.is("order.workNotDone");
  const asksWhy = isUnsewn || ship.variables?.body?.unsewn !== undefined;
  const lines = items.map((item) => ({ itemId: item.id, toShip: toShip(item) }));
  const tracksOf = (values: Readonly<Record<string, string>>) => {
    const track = {
      carrier: chosen(CARRIER_CODES, values["carrier"]),
      number: (values["number"] ?? "").trim(),
    };
    return track.number === "" ? [] : [track];
  };
  return (
    <>
      <Follows
        lines={[
          `${email} is written to, with the parcel to follow.`,
          "What is left can be shipped later. The order is complete once nothing is left and it is paid.",
        ]}
      />
      <ResourceForm<string>
        fields={{
          ...piecesFields(items, toShip),
          ...TRACK_FIELDS,
          number: {
            ...TRACK_FIELDS.number,
            hint: "Left empty, it can be added later.",
            mayBeEmpty: true,
          },
          ...(asksWhy && mayShipUnsewn ? UNSEWN_FIELD : {}),
        }}
        values={{ ...allPieces(items, toShip), carrier: CARRIER_CODES[0] }}
        check={(values) => [
          ...checkPieces(piecesTyped(items, values), { lines, left: (line) => line.toShip }),
          ...tracksOf(values).flatMap(checkTrack),
        ]}
        submitLabel="Ship"
        mayBeLeft
        onSave={async (values) => {
          const pieces = piecesTyped(items, values);
          await ship.mutateAsync({
            params: { number },
            body: { pieces, tracks: tracksOf(values), unsewn: unsewnOf(values) },
          });
          onDone("Shipped, and the buyer was written to.");
        }}
      />
    </>
  );
}
