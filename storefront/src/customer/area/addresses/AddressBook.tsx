import { Button } from "@placket/ui/action/button/Button";
import { useRef, useState } from "react";
import { useShop } from "../../../api/shop.ts";
import { useQuery } from "../../../query/use-query.ts";
import { useConfig } from "../../../store/config.queries.ts";
import { t } from "../../../translation/translate.ts";
import type { Account } from "../../account.ts";
import { addressBookQuery, type SavedAddress } from "../../customer.queries.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import styles from "./AddressBook.module.css";
import { AddressEntry } from "./AddressEntry.tsx";
import { EditedAddress } from "./EditedAddress.tsx";
import { noneKeptText } from "./none-kept.ts";

/** `/customer/address`: the addresses a checkout can choose from (ACCT-17, OPEN-38). */
export function AddressBook({ account }: AccountPartProps) {
  const { data, isPending, isFetching, refetch } = useQuery(addressBookQuery(useShop(), account));
  if (isPending) return <PartBones />;
  if (!data) return <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return <Book account={account} addresses={data} />;
}

/** What is filled in: a new address, or one of the book by its id. */
type Edited = "new" | number | undefined;

function Book(props: { readonly account: Account; readonly addresses: readonly SavedAddress[] }) {
  const { account, addresses } = props;
  const { canEdit } = useConfig();
  const isOwn = canEdit.shipping && canEdit.billing;
  const [edited, edit] = useState<Edited>();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes away with what it stood in: the focus stays on the page.
  const open = (next: Edited) => {
    edit(next);
    heading.current?.focus();
  };
  const current = addresses.find(({ id }) => id === edited);
  return (
    <section className={styles["book"]} aria-labelledby="address-book">
      <h2 id="address-book" ref={heading} tabIndex={-1}>
        {edited === undefined
          ? t("Your Addresses")
          : current
            ? t("Edit Address")
            : t("Add New Address")}
      </h2>
      {edited === undefined ? (
        <>
          {addresses.length === 0 ? (
            <p>
              {isOwn
                ? t("You have no saved addresses yet. The first one is where parcels go.")
                : noneKeptText()}
            </p>
          ) : (
            <ul className={styles["entries"]}>
              {addresses.map((saved) => (
                <li key={saved.id}>
                  <AddressEntry
                    account={account}
                    saved={saved}
                    isOwn={isOwn}
                    onEdit={() => open(saved.id)}
                    onRemoved={() => heading.current?.focus()}
                  />
                </li>
              ))}
            </ul>
          )}
          {isOwn ? (
            <p>
              <Button onClick={() => open("new")}>{t("Add New Address")}</Button>
            </p>
          ) : addresses.length > 0 ? (
            <p>{t("These addresses are kept for you and cannot be changed here.")}</p>
          ) : null}
        </>
      ) : (
        <EditedAddress account={account} saved={current} onClose={() => open(undefined)} />
      )}
    </section>
  );
}
