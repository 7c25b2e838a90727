import { CARRIER_CODES } from "@placket/domain/order/ship/carriers";
import { checkTrack } from "@placket/domain/order/ship/check-shipment";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { addressOf } from "../../api/call.ts";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Time } from "../../page/Time.tsx";
import type { Order } from "../order.queries.ts";
import { useStep } from "../steps/step.queries.ts";
import styles from "./OrderShipments.module.css";
import { TRACK_FIELDS } from "./ShipForm.tsx";

type Shipment = Order["shipments"][number];

/** What has left of an order, and where its parcels are. */
export function OrderShipments({ order }: { readonly order: Order }) {
  const { shipments, number } = order;
  if (shipments.length === 0) return null;
  return (
    <section className={styles["shipments"]}>
      <h2>Shipments</h2>
      {shipments.map((shipment) => (
        <OneShipment key={shipment.number} number={number} shipment={shipment} />
      ))}
    </section>
  );
}

function OneShipment({ number, shipment }: { number: string; shipment: Shipment }) {
  const mayPack = useMay("orders.pack");
  const [isAdding, setIsAdding] = useState(false);
  const [said, setSaid] = useState("");
  return (
    <article className={styles["shipment"]}>
      <h3 className="num">{shipment.number}</h3>
      <p className={styles["facts"]}>
        <Time iso={shipment.createdAt} />
        {shipment.by === null ? "" : `, ${shipment.by}`} ·{" "}
        <a
          className="link no-print"
          href={addressOf("packingSlip", { params: { number, shipment: shipment.number } })}
          download
        >
          Packing Slip
        </a>
      </p>
      <ul>
        {shipment.pieces.map(({ itemId, sku, name, quantity }) => (
          <li key={itemId}>
            <span className="num">{quantity}</span> × {name}{" "}
            <span className={styles["sku"]}>{sku}</span>
          </li>
        ))}
        {shipment.tracks.map((track) => (
          <li key={`${track.carrier} ${track.number}`}>
            {track.title}{" "}
            {track.url === null ? (
              <span className="num">{track.number}</span>
            ) : (
              <a className="link num" href={track.url} target="_blank" rel="noreferrer">
                {track.number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {mayPack && !isAdding ? (
        <p className="no-print">
          <Button kind="link" onClick={() => setIsAdding(true)}>
            Add a Parcel
          </Button>
        </p>
      ) : null}
      {isAdding ? (
        <AddTrack
          number={number}
          shipment={shipment.number}
          onDone={() => {
            setIsAdding(false);
            setSaid("Added, and the buyer was written to.");
          }}
        />
      ) : null}
      <Said text={said} />
    </article>
  );
}

interface AddTrackProps {
  readonly number: string;
  readonly shipment: string;
  readonly onDone: () => void;
}

function AddTrack({ number, shipment, onDone }: AddTrackProps) {
  const add = useStep("addTrack", number);
  const trackOf = (values: Readonly<Record<keyof typeof TRACK_FIELDS, string>>) => ({
    carrier: chosen(CARRIER_CODES, values.carrier),
    number: values.number.trim(),
  });
  return (
    <ResourceForm
      fields={TRACK_FIELDS}
      values={{ carrier: "ups" }}
      check={(values) => checkTrack(trackOf(values))}
      submitLabel="Add the Parcel"
      mayBeLeft
      onSave={async (values) => {
        await add.mutateAsync({ params: { number, shipment }, body: trackOf(values) });
        onDone();
      }}
    />
  );
}
