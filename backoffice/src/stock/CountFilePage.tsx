import { checkReason } from "@placket/domain/stock/stock-change";
import { Field } from "@placket/ui/form/field/Field";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call, type CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { Heading } from "../page/Heading.tsx";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { problemText } from "../page/form/problem-lines.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Outcomes } from "../page/list/Outcomes.tsx";
import { Said } from "../page/Said.tsx";
import { CountPreview } from "./CountPreview.tsx";
import { WHY } from "./SaveCounts.tsx";
import { savedText } from "./saved-text.ts";
import { stockAt } from "./stock.addresses.ts";
import styles from "./StockPage.module.css";
import type { CameOfCount, FileShelf } from "./stock.queries.ts";
import { useCountStock } from "./use-count-stock.ts";

/** A whole count as a file: what it would change is looked at before it is saved. */
export default function CountFilePage() {
  const [came, setCame] = useState<CameOfCount>();
  const read = useMutation({
    mutationFn: (file: File) => call("readCountFile", { body: { file } }),
  });
  const shelves = read.data?.shelves;
  return (
    <>
      <Heading title="Count from a File" />
      <p>
        <a className="link" href={stockAt({})}>
          All stock
        </a>
      </p>
      <Field
        label="The exported list"
        hint="Export the list of stock as CSV, fill in its column “counted”, and choose the file here. Nothing is saved before you have seen what would change."
        error={read.error ? failureText(read.error) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            className={styles["file"]}
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file may be chosen again after it was mended.
              target.value = "";
              setCame(undefined);
              if (file) read.mutate(file);
            }}
          />
        )}
      </Field>
      <Said text={came ? savedText(came) : read.data ? previewText(read.data) : ""} />
      {came?.refused.length ? (
        <Outcomes
          outcomes={came.refused.map(({ sku, problem }) => ({
            name: sku,
            became: "refused",
            text: problemText(problem),
          }))}
        />
      ) : shelves ? (
        <Preview
          shelves={shelves}
          onSaved={(outcome) => {
            setCame(outcome);
            read.reset();
          }}
        />
      ) : null}
    </>
  );
}

function previewText({ shelves, lines, counted, asSeen }: CallReply<"readCountFile">): string {
  if (shelves.length === 0)
    return `Nothing would change. Lines read: ${lines}, counted: ${counted}, found as seen: ${asSeen}.`;
  const wrong = shelves.filter(({ problem }) => problem !== null).length;
  const right = shelves.length - wrong;
  return `${right} ${right === 1 ? "shelf" : "shelves"} would change, ${wrong} would stay as ${wrong === 1 ? "it is" : "they are"}.`;
}

interface PreviewProps {
  readonly shelves: readonly FileShelf[];
  readonly onSaved: (came: CameOfCount) => void;
}

function Preview({ shelves, onSaved }: PreviewProps) {
  const send = useCountStock();
  const counts = shelves.flatMap(({ sku, seen, counted, problem }) =>
    problem === null && seen !== null && counted !== null ? [{ sku, seen, quantity: counted }] : [],
  );
  return (
    <>
      {shelves.length === 0 ? null : <CountPreview shelves={shelves} />}
      {counts.length === 0 ? null : (
        <section aria-labelledby="save-counts" className={styles["save"]}>
          <LeaveWarning isUnsaved />
          <h2 id="save-counts">Save What Was Counted</h2>
          <ResourceForm
            fields={WHY}
            check={({ reason }) => checkReason(reason)}
            submitLabel={`Save ${counts.length} ${counts.length === 1 ? "Count" : "Counts"}`}
            mayBeLeft
            onSave={async ({ reason }) => onSaved(await send({ reason, counts }))}
          />
        </section>
      )}
    </>
  );
}
