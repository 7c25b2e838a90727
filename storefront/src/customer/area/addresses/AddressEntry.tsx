import { Button } from "@placket/ui/action/button/Button";
import { Tag } from "@placket/ui/status/tag/Tag";
import { addressInOneLine } from "@placket/domain/directory/address-lines";
import { useState } from "react";
import { failureLines } from "../../../checkout/problem-lines.ts";
import { t } from "../../../translation/translate.ts";
import type { Account } from "../../account.ts";
import type { SavedAddress } from "../../customer.queries.ts";
import { AddressLines } from "../AddressLines.tsx";
import { useAddressChange } from "./address-changes.ts";
import styles from "./AddressBook.module.css";

const USES = [
  { use: "shipping", is: "Default shipping", make: "Use as default shipping" },
  { use: "billing", is: "Default billing", make: "Use as default billing" },
] as const;

interface AddressEntryProps {
  readonly account: Account;
  readonly saved: SavedAddress;
  /** Whether its customer may change it. */
  readonly isOwn: boolean;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** One address of the book and what can be done with it; removing asks once more. */
export function AddressEntry({ account, saved, isOwn, onEdit, onRemoved }: AddressEntryProps) {
  const [asks, ask] = useState(false);
  const change = useAddressChange(account);
  const { id, address, isDefaultFor } = saved;
  const named = (words: string) => `${words}: ${addressInOneLine(address)}`;
  return (
    <article className={styles["entry"]} aria-busy={change.isPending}>
      <div>
        {USES.filter(({ use }) => isDefaultFor[use]).map(({ use, is }) => (
          <Tag key={use}>{t(is)}</Tag>
        ))}
      </div>
      <AddressLines address={address} />
      <div role="alert">
        {change.error ? (
          <p className={styles["fault"]}>{failureLines(change.error)[0]?.text}</p>
        ) : null}
      </div>
      {isOwn ? (
        <div className={styles["ways"]}>
          <Button kind="link" aria-label={named(t("Edit"))} onClick={onEdit}>
            {t("Edit")}
          </Button>
          {USES.filter(({ use }) => !isDefaultFor[use]).map(({ use, make }) => (
            <Button
              key={use}
              kind="link"
              aria-label={named(t(make))}
              busy={change.isPending}
              onClick={() => change.mutate({ type: "default", id, use })}
            >
              {t(make)}
            </Button>
          ))}
          <Button
            kind="link"
            aria-label={named(asks ? t("Remove for good") : t("Remove"))}
            busy={change.isPending}
            onClick={() => {
              if (asks) change.mutate({ type: "remove", id }, { onSuccess: onRemoved });
              else ask(true);
            }}
            onBlur={() => ask(false)}
          >
            {asks ? t("Remove for good") : t("Remove")}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
