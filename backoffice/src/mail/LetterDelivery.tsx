import { useQuery } from "@tanstack/react-query";
import { failureText } from "../api/failure-text.ts";
import { DeliveryButtons, DeliveryStands } from "../delivery/delivery-columns.tsx";
import { letterDeliveryQuery, useMoveDelivery } from "../delivery/delivery.queries.ts";
import { useMay } from "../page/permissions.ts";
import styles from "./LetterPage.module.css";

/** Why a letter is not sent yet: what the mail server said, when it is tried again, and trying it now. */
export function LetterDelivery({ letterId }: { readonly letterId: number }) {
  const mayRead = useMay("deliveries.read");
  return mayRead ? <Open letterId={letterId} /> : null;
}

function Open({ letterId }: { readonly letterId: number }) {
  const { data, error } = useQuery(letterDeliveryQuery(letterId));
  const mayMove = useMay("deliveries.lookAfter");
  const move = useMoveDelivery();
  const [row] = data?.rows ?? [];
  if (error) return <p role="alert">{failureText(error)}</p>;
  if (!row) return null;
  return (
    <section className={styles["delivery"]} aria-label="Sending">
      <div>
        <DeliveryStands row={row} />
      </div>
      {mayMove ? (
        <DeliveryButtons
          row={row}
          isBusy={move.isPending}
          onMove={({ id }, as) => move.mutate({ id, as })}
        />
      ) : null}
      <p role="alert">{move.error ? failureText(move.error) : ""}</p>
    </section>
  );
}
