import styles from "./OrderFaults.module.css";

/** What is stored of an order and cannot be read; nothing for a sound one. */
export function OrderFaults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section className={styles["faults"]} aria-labelledby="order-faults">
      <h2 id="order-faults">Stored data cannot be read</h2>
      <p>What stands below is the rest. Neither the shopper nor a letter is shown this order.</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}
