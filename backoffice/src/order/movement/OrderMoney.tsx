import { SOURCE_TITLES } from "@placket/domain/order/money/refund-ways";
import { addressOf } from "../../api/call.ts";
import { amountText } from "../../money/amount-text.ts";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import type { Order } from "../order.queries.ts";
import styles from "./OrderMoney.module.css";

type Paper = Order["papers"][number] & { readonly order: string };

const TITLES: Readonly<Record<Paper["kind"], string>> = { invoice: "Invoice", refund: "Refund" };

const COLUMNS: readonly Column<Paper>[] = [
  {
    title: "Paper",
    isRowHeader: true,
    cell: ({ kind, number, order }) => (
      <a
        className="link"
        href={addressOf("moneyPaper", { params: { number: order, kind, paper: number } })}
        download
      >
        {TITLES[kind]} {number}
      </a>
    ),
  },
  { title: "When", noWrap: true, cell: ({ createdAt }) => <Time iso={createdAt} /> },
  {
    title: "Why",
    onPhone: "hidden",
    cell: ({ reason }) => reason,
  },
  { title: "By", onPhone: "hidden", cell: ({ by }) => by },
  {
    title: "Paid from or to",
    onPhone: "hidden",
    cell: ({ parts }) =>
      parts.map(({ to, amount }) => `${SOURCE_TITLES[to]} ${amountText(amount)}`).join(", "),
  },
  { title: "Amount", align: "end", cell: ({ total }) => amountText(total) },
];

/** What was taken of an order and paid back: papers to keep, and what is still on its way. */
export function OrderMoney({ order }: { readonly order: Order }) {
  const { papers, money, number } = order;
  if (papers.length === 0 && !money?.isMoving) return null;
  return (
    <section className={`no-print ${styles["money"] ?? ""}`}>
      <h2>Invoices and Refunds</h2>
      {money?.isMoving ? (
        <output className={styles["moving"]}>
          Money is on its way: the processor has not answered yet, and is asked again by itself.{" "}
          {money.trouble}
        </output>
      ) : null}
      {papers.length === 0 ? null : (
        <Table
          label="Invoices and refunds"
          columns={COLUMNS}
          rows={papers.map((paper) => ({ ...paper, order: number }))}
          keyOf={({ kind, number: of }) => `${kind} ${of}`}
        />
      )}
    </section>
  );
}
