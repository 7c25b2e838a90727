import type { ReactNode } from "react";
import type { CallReply } from "../../api/call.ts";
import { amountText } from "../../money/amount-text.ts";
import { orderAt } from "../order.addresses.ts";
import { accountText } from "../status-text.ts";
import { ageText } from "./age-text.ts";
import styles from "./OrderCard.module.css";

interface OrderCardProps {
  readonly card: CallReply<"orderBoard">["stages"][number]["cards"][number];
  /** When it was so. */
  readonly asOf: string;
  /** What may be done with it. */
  readonly children: ReactNode;
}

/** An order on the board: whose it is, how much, how long it waits, and until when it is to arrive. */
export function OrderCard({ card, asOf, children }: OrderCardProps) {
  const { number, name, email, pieces, total, due, createdAt, isLate, isMadeForBuyer, fault } =
    card;
  return (
    <li className={styles["card"]}>
      <p className={styles["head"]}>
        <a className="link num" href={orderAt({ number })}>
          {number}
        </a>
        <time dateTime={createdAt}>{ageText(createdAt, asOf)}</time>
      </p>
      <p className={styles["name"]}>{name || email}</p>
      <p>
        {pieces} {pieces === 1 ? "piece" : "pieces"} · {amountText(total)}
      </p>
      {due === null ? null : (
        <p className={isLate ? styles["late"] : undefined}>
          {isLate ? "Late: was to arrive by " : "To arrive by "}
          <time dateTime={due}>{DAY.format(new Date(due))}</time>
        </p>
      )}
      {card.purchaseOrder ? <p>{accountText(card.purchaseOrder)}</p> : null}
      {isMadeForBuyer ? <p className={styles["made"]}>With embroidery</p> : null}
      {fault === null ? null : <p className={styles["late"]}>{fault}</p>}
      {children}
    </li>
  );
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
