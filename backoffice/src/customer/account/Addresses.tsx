import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { useChangeCustomer, type Customer } from "./account.queries.ts";
import { AddressForm } from "./AddressForm.tsx";
import styles from "./Addresses.module.css";
import { Section } from "./Section.tsx";

type Address = Customer["addresses"][number];

/** The address book, and staff's hand on it. */
export function Addresses({ customer }: { readonly customer: Customer }) {
  const mayChange = useMay("customers.change");
  const { addresses } = customer;
  const [typing, setTyping] = useState<number | "new">();
  const [said, setSaid] = useState("");
  const open = (what: number | "new") => {
    setSaid("");
    setTyping(what);
  };
  const changed = addresses.find(({ id }) => id === typing);
  return (
    <Section title="Addresses">
      <Said text={said} />
      {addresses.length === 0 ? <p>None saved.</p> : null}
      <ul className={styles["addresses"]}>
        {addresses.map((address) => (
          <li key={address.id}>
            <address>{[...address.lines, address.telephone].join("\n")}</address>
            <span className={styles["uses"]}>{usesText(address)}</span>
            {mayChange ? (
              <Hands
                id={customer.id}
                address={address}
                onChange={() => open(address.id)}
                onSaid={setSaid}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange && (changed || typing === "new") ? (
        <AddressForm
          key={typing}
          customer={customer}
          address={changed}
          onDone={(done) => {
            setTyping(undefined);
            setSaid(done);
          }}
        />
      ) : null}
      {mayChange && typing === undefined ? (
        <div>
          <Button kind="line" onClick={() => open("new")}>
            Add an Address
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

interface HandsProps {
  readonly id: number;
  readonly address: Address;
  readonly onChange: () => void;
  readonly onSaid: (said: string) => void;
}

function Hands({ id, address, onChange, onSaid }: HandsProps) {
  const remove = useChangeCustomer("removeCustomerAddress");
  const { ask, dialog } = useConfirm();
  const [name = ""] = address.lines;
  const onRemove = async () => {
    const isSure = await ask({
      title: "Remove this address?",
      text: `${address.lines.join(", ")} goes out of the address book. Orders keep theirs.`,
      yes: "Remove the Address",
    });
    if (!isSure) return;
    remove.mutate(
      { params: { id, address: address.id } },
      {
        onSuccess: () => onSaid("The address is removed."),
        onError: (error) => onSaid(failureText(error)),
      },
    );
  };
  return (
    <span className={styles["hands"]}>
      <Button kind="link" aria-label={`Change the address of ${name}`} onClick={onChange}>
        Change
      </Button>
      <Button
        kind="link"
        busy={remove.isPending}
        aria-label={`Remove the address of ${name}`}
        onClick={() => void onRemove()}
      >
        Remove
      </Button>
      {dialog}
    </span>
  );
}

const usesText = ({ isDefaultShipping, isDefaultBilling }: Address) =>
  [isDefaultShipping ? "Ships there" : "", isDefaultBilling ? "Billed there" : ""]
    .filter(Boolean)
    .join(", ");
