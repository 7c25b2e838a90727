import { amountText } from "../../money/amount-text.ts";
import type { Order } from "../order.queries.ts";
import { orderAt } from "../order.addresses.ts";
import styles from "./Exchanges.module.css";

/** What this order was sent for, and what was sent for its own returns, with ways there. */
export function Exchanges({ order: { number, exchanges } }: { readonly order: Order }) {
  if (exchanges.length === 0) return null;
  return (
    <section className={`no-print ${styles["exchanges"] ?? ""}`} aria-label="Exchanges">
      <h2>Exchanges</h2>
      <ul>
        {exchanges.map(({ of, return: sentBack, by, awaited }) => (
          <li key={by}>
            {by === number ? (
              <>
                For return <span className="num">{sentBack}</span> of <OrderLink number={of} />
              </>
            ) : (
              <>
                <OrderLink number={by} /> is for return <span className="num">{sentBack}</span>
              </>
            )}
            {awaited ? `: it waits for its buyer’s payment of ${amountText(awaited)}` : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const OrderLink = ({ number }: { readonly number: string }) => (
  <a className="link" href={orderAt({ number })}>
    Order {number}
  </a>
);
