import { Button } from "@placket/ui/action/button/Button";
import { useMutation } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { amountText } from "../money/amount-text.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import type { Draft } from "./rule-draft.ts";
import styles from "./RuleForm.module.css";
import { majorOf } from "./typed-number.ts";

type Priced = CallReply<"previewCartRule">["orders"][number];

/** What the rule as it is written would have made of the last orders, before anybody saves it. */
export function Preview({ id, draft }: { readonly id: number | null; readonly draft: Draft }) {
  const preview = useMutation({
    mutationFn: () => call("previewCartRule", { body: { ...draft, id } }),
  });
  const { data, error } = preview;
  return (
    <section className={styles["part"]} aria-labelledby="preview-title">
      <h2 id="preview-title">What it would have done</h2>
      <p>
        The last orders, priced by today’s prices with and without this rule as it stands above: as
        if it were on, and as if everybody had typed its code.
      </p>
      <div className={styles["foot"]}>
        <Button kind="line" busy={preview.isPending} onClick={() => preview.mutate()}>
          Look at the Last Orders
        </Button>
        <output>{error ? failureText(error) : data ? sumText(data) : ""}</output>
      </div>
      {data && data.orders.length > 0 ? (
        <Table
          label="Orders that would differ"
          columns={COLUMNS}
          rows={data.orders}
          keyOf={keyOf}
        />
      ) : null}
    </section>
  );
}

const keyOf = ({ number }: Priced) => number;

const sumText = ({ looked, orders }: CallReply<"previewCartRule">) =>
  orders.length === 0
    ? `None of the last ${looked} orders would cost anything else.`
    : `${orders.length} of the last ${looked} orders would cost something else.`;

const amount = (minor: number, currency: string) =>
  amountText({ value: majorOf(minor, currency), currency });

const COLUMNS: readonly Column<Priced>[] = [
  {
    title: "Order",
    isRowHeader: true,
    cell: ({ number }) => number,
  },
  { title: "Placed", cell: ({ placedAt }) => <Time iso={placedAt} /> },
  { title: "Without", align: "end", cell: ({ before, currency }) => amount(before, currency) },
  { title: "With", align: "end", cell: ({ after, currency }) => amount(after, currency) },
  {
    title: "Difference",
    align: "end",
    cell: ({ before, after, currency }) => amount(after - before, currency),
  },
];
