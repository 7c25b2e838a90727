import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CallReply } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { unitsText } from "../../ledger/units-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Said } from "../../page/Said.tsx";
import { customerAt } from "../customer.addresses.ts";
import { useEndCustomer, usePreviewMerge, type Customer } from "./account.queries.ts";
import { Folded } from "../../page/form/Folded.tsx";

/** Letting all that a customer has go over to another account, for good: looked at first, then asked. */
export function MergeForm({ customer: { id, email } }: { readonly customer: Customer }) {
  const navigate = useNavigate();
  const preview = usePreviewMerge();
  const merge = useEndCustomer("mergeCustomers");
  const { ask, dialog } = useConfirm();
  const [isAsked, setAsked] = useState(false);
  const look = async (typed: Readonly<Record<"email", string>>) => {
    const found = await preview.mutateAsync({ params: { id }, body: { email: typed.email } });
    setAsked(true);
    const isSure = await ask({
      title: `Merge ${email} into ${found.into.email}?`,
      text: `${goesOver(found)} ${email} is gone then, with its password and sessions. This cannot be undone.`,
      yes: "Merge for Good",
    });
    setAsked(false);
    if (!isSure) return;
    // What hinders it stands below the form, and not at its field.
    const done = await merge
      .mutateAsync({ params: { id }, body: { intoId: found.into.id } })
      .catch(() => undefined);
    if (done) await navigate({ href: customerAt({ id: String(done.id) }) });
  };
  return (
    <Folded title="Merge into Another Account">
      <p>Orders, addresses, cart, cards, credit, points, terms and notes go over to it.</p>
      <ResourceForm
        fields={FIELDS}
        keeps={["email"]}
        submitLabel="Look What Goes Over"
        onSave={look}
        mayBeLeft
      />
      <Said text={merge.error && !isAsked ? failureText(merge.error) : ""} />
      {dialog}
    </Folded>
  );
}

const FIELDS = {
  email: {
    label: "Email of the account that stays",
    as: "email",
    maxLength: 254,
    autoComplete: "off",
  },
} as const;

type Preview = CallReply<"previewMerge">;

/** `2 orders, 1 address and $12.50 go over.` */
function goesOver({ orders, addresses, notes, accounts, into }: Preview): string {
  const parts = [
    counted(orders, "order", "orders"),
    counted(addresses, "address", "addresses"),
    counted(notes, "note", "notes"),
    ...accounts.map(({ balance, unit }) => unitsText(balance, unit)),
  ];
  return `To ${into.name} go over: ${new Intl.ListFormat("en-US").format(parts)}, and whatever else there is.`;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
