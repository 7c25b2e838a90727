import type { Customer } from "./account.queries.ts";
import styles from "./Addresses.module.css";
import { Section } from "./Section.tsx";

type Address = Customer["addresses"][number];

/** The address book. */
export function Addresses({ addresses }: { readonly addresses: readonly Address[] }) {
  return (
    <Section title="Addresses">
      {addresses.length === 0 ? <p>None saved.</p> : null}
      <ul className={styles["addresses"]}>
        {addresses.map((address) => (
          <li key={address.id}>
            <address>{[...address.lines, address.telephone].join("\n")}</address>
            <span className={styles["uses"]}>{usesText(address)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const usesText = ({ isDefaultShipping, isDefaultBilling }: Address) =>
  [isDefaultShipping ? "Ships there" : "", isDefaultBilling ? "Billed there" : ""]
    .filter(Boolean)
    .join(", ");
