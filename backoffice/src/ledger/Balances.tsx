import { checkMove, LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { POINTS_UNIT } from "@placket/domain/ledger/own-account";
import { minorOf } from "@placket/domain/money/price-format";
import { useState } from "react";
import type { FormField } from "../page/form/FormControl.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { useMay } from "../page/permissions.ts";
import styles from "./BalancePage.module.css";
import { EntryTable } from "./EntryTable.tsx";
import { useMoveBalance, type Holder } from "./ledger.queries.ts";
import { unitsText } from "./units-text.ts";

/** What one customer has, what happened to it, and giving and taking. */
export function Balances({ holder }: { readonly holder: Holder }) {
  const mayChange = useMay("balances.change");
  return (
    <>
      {holder.accounts.length === 0 ? (
        <section aria-labelledby="no-accounts" className={styles["section"]}>
          <h2 id="no-accounts">Store Credit and Points</h2>
          <p>{holder.name} has none yet.</p>
        </section>
      ) : null}
      {holder.accounts.map((account) => (
        <Account key={`${account.kind} ${account.unit}`} account={account} />
      ))}
      {mayChange ? <Move holder={holder} /> : null}
    </>
  );
}

function Account({ account }: { readonly account: Holder["accounts"][number] }) {
  const { kind, unit, balance, entries } = account;
  const title = kind === "points" ? "Points" : "Store Credit";
  const id = `account-${kind}-${unit}`;
  return (
    <section aria-labelledby={id} className={styles["section"]}>
      <h2 id={id}>
        {title}: {unitsText(balance, unit)}
      </h2>
      <EntryTable
        label={`What happened to ${title.toLowerCase()}`}
        entries={entries.map((entry) => ({
          ...entry,
          change: unitsText(entry.change, unit),
          isMore: entry.change > 0,
          balance: unitsText(entry.balance, unit),
        }))}
      />
    </section>
  );
}

type Field = "account" | "direction" | "amount" | "reason";

/** Each form is one request until it was done: sent twice, it moves a balance once. */
function Move({ holder }: { readonly holder: Holder }) {
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const move = useMoveBalance();
  const { data } = move;
  const save = async ({ account, direction, amount, reason }: Readonly<Record<Field, string>>) => {
    await move.mutateAsync({
      params: { id: holder.customerId },
      body: {
        kind: account === POINTS_UNIT ? "points" : "store_credit",
        unit: account,
        direction: direction === "take" ? "take" : "give",
        amount: Number(amount.trim()),
        reason,
        request,
      },
    });
    setRequest(crypto.randomUUID());
  };
  return (
    <section aria-labelledby="move-balance" className={styles["section"]}>
      <h2 id="move-balance">Give or Take</h2>
      <ResourceForm
        fields={fieldsOf(holder)}
        values={{ account: holder.currencies[0] ?? POINTS_UNIT, direction: "give" }}
        keeps={["account", "direction"]}
        check={({ account, amount, reason }) =>
          checkMove({ units: unitsTyped(amount, account), reason: reason.trim() })
        }
        submitLabel="Save"
        done={data ? `Saved: ${unitsText(data.balance, data.unit)} now.` : undefined}
        onSave={save}
      />
    </section>
  );
}

/** Not a number for what is no amount. */
function unitsTyped(amount: string, unit: string): number {
  const isAmount = /^\d+(?:\.\d{1,2})?$/.test(amount.trim());
  if (!isAmount) return Number.NaN;
  return unit === POINTS_UNIT ? Number(amount) : minorOf(Number(amount), unit);
}

const fieldsOf = ({ currencies }: Holder): Readonly<Record<Field, FormField>> => ({
  account: {
    label: "Of what",
    choices: [
      ...currencies.map((value) => ({ value, label: `Store credit in ${value}` })),
      { value: POINTS_UNIT, label: "Points" },
    ],
  },
  direction: {
    label: "What",
    choices: [
      { value: "give", label: "Give" },
      { value: "take", label: "Take" },
    ],
  },
  amount: { label: "How much", hint: "Such as 25 or 12.50", maxLength: 12, autoComplete: "off" },
  reason: {
    label: "Why",
    hint: "Staff and the audit trail read it.",
    maxLength: LEDGER_REASON_MAX,
    autoComplete: "off",
  },
});
