import { STAGES } from "@placket/domain/order/stages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Heading } from "../../page/Heading.tsx";
import type { BulkOutcome } from "../../page/list/BulkBar.tsx";
import { Outcomes, sumOf } from "../../page/list/Outcomes.tsx";
import { Said } from "../../page/Said.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { boardQuery } from "../order.queries.ts";
import styles from "./BoardPage.module.css";
import { Stage } from "./Stage.tsx";
import { OrderViews } from "./OrderViews.tsx";

/** Orders by what is to be done with them next; a button does it, and the card goes on. */
export default function BoardPage() {
  const { data, error, refetch } = useQuery(boardQuery);
  const [did, setDid] = useState<readonly BulkOutcome[]>([]);
  return (
    <>
      <Heading title="Orders" />
      <OrderViews here="board" />
      <Said text={sumOf(did)} />
      {did.length === 0 ? null : <Outcomes outcomes={did} />}
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data ? (
        <div className={styles["board"]}>
          {data.stages.map((stage) => (
            <Stage
              key={stage.stage}
              {...stage}
              title={STAGES[stage.stage].title}
              asOf={data.asOf}
              onDone={setDid}
            />
          ))}
        </div>
      ) : error ? null : (
        <LoadingRows label="Loading orders" />
      )}
    </>
  );
}
