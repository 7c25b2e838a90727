import { addressInOneLine } from "@placket/domain/directory/address-lines";
import type { Address } from "@placket/domain/directory/address";
import { Button } from "@placket/ui/action/button/Button";
import { useId } from "react";
import { useShop } from "../../api/shop.ts";
import { failureLines } from "../../checkout/problem-lines.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery } from "../../query/use-query.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useAccount, type Account } from "../account.ts";
import { AddressLines } from "../area/AddressLines.tsx";
import styles from "../area/addresses/AddressBook.module.css";
import { noneKeptText } from "../area/addresses/none-kept.ts";
import { addressBookQuery } from "../customer.queries.ts";

interface SavedAddressesProps {
  readonly kind: "shipping" | "billing";
  /** Ships, or bills, there; rejects with what the server refused. */
  readonly onChoose: (address: Address) => Promise<void>;
}

/** The address book in the checkout: whoever is known ships to one of their addresses, or is billed there, by one press (ACCT-17). */
export default function SavedAddresses(props: SavedAddressesProps) {
  const account = useAccount();
  return account ? <Choice account={account} {...props} /> : null;
}

const USES = {
  shipping: { named: "Ship here: %1", press: "Ship here" },
  billing: { named: "Bill here: %1", press: "Bill here" },
} as const;

/** A book that is empty, or did not come, leaves the form as it is; where there is no form, whom to ask is said. */
function Choice({ account, kind, onChoose }: SavedAddressesProps & { readonly account: Account }) {
  const id = useId();
  const { canEdit } = useConfig();
  const { data } = useQuery(addressBookQuery(useShop(), account));
  const chosen = useMutation({ mutationFn: onChoose });
  if (!data) return null;
  if (data.length === 0) return canEdit[kind] ? null : <p>{noneKeptText()}</p>;
  return (
    <section className={styles["book"]} aria-labelledby={id}>
      <h3 id={id}>{t("Your Addresses")}</h3>
      <div role="alert">
        {chosen.error ? (
          <p className={styles["fault"]}>{failureLines(chosen.error)[0]?.text}</p>
        ) : null}
      </div>
      <ul className={styles["entries"]}>
        {data.map(({ id: key, address }) => (
          <li key={key} className={styles["choice"]}>
            <AddressLines address={address} />
            <Button
              kind="line"
              size="sm"
              aria-label={t(USES[kind].named, addressInOneLine(address))}
              busy={chosen.isPending && chosen.variables === address}
              busyLabel={t("Saving")}
              onClick={() => chosen.mutate(address)}
            >
              {t(USES[kind].press)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
