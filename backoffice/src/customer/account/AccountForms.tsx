import { Button } from "@placket/ui/action/button/Button";
import { checkReason, LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import type { FormField } from "../../page/form/FormControl.tsx";
import { Folded } from "../../page/form/Folded.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { groupsQuery } from "../group/group.queries.ts";
import { useChangeCustomer, type Customer } from "./account.queries.ts";
import { PortalForms } from "./PortalForms.tsx";
import { NAME_FIELDS, PERSON_FIELDS, personOf } from "./person-form.ts";

interface FormsProps {
  readonly customer: Customer;
}

/** What staff change of an account. */
export function AccountForms({ customer }: FormsProps) {
  const mayGroup = useMay("customerGroups.manage");
  const { id, isActive } = customer;
  return (
    <>
      <Person customer={customer} />
      {mayGroup ? <Group key={`group ${customer.groupId}`} customer={customer} /> : null}
      <PortalForms customer={customer} />
      {isActive ? <Password id={id} /> : null}
      <State key={String(isActive)} customer={customer} />
    </>
  );
}

function Person({ customer }: FormsProps) {
  const change = useChangeCustomer("changeCustomer");
  const mayMove = useMay("customers.moveEmail");
  const { id, version, firstName, lastName, suffix, email } = customer;
  const fields: Readonly<Record<string, FormField>> = mayMove ? PERSON_FIELDS : NAME_FIELDS;
  const values = { firstname: firstName, lastname: lastName, suffix, email };
  const isBehind =
    change.error instanceof CallError && change.error.is("customer.changedMeanwhile");
  return (
    <Folded title="Name and Email">
      {/* What it is now is read and shown: the form that said why it was refused is gone with that. */}
      <Said text={isBehind ? failureText(change.error) : ""} />
      <ResourceForm
        key={version}
        fields={fields}
        values={values}
        submitLabel="Save"
        onSave={(typed) =>
          change.mutateAsync({
            params: { id },
            body: { ...personOf({ ...values, ...typed }), version },
          })
        }
      >
        <p>
          {mayMove
            ? "Another email gets a letter first. Once its link is opened, the customer is signed out, the old address is told, and stored cards are forgotten."
            : "The email is changed by owners and managers, and by the customer."}
        </p>
      </ResourceForm>
    </Folded>
  );
}

function Group({ customer: { id, groupId } }: FormsProps) {
  const { data: choices } = useQuery(groupsQuery);
  const set = useChangeCustomer("setCustomerGroup");
  if (!choices) return null;
  const groups = choices.groups.filter((group) => group.id !== 0);
  return (
    <Folded title="Customer Group">
      <ResourceForm
        fields={{
          groupId: {
            label: "Group",
            hint: "Prices and taxes follow it. The customer signs in again.",
            choices: groups.map(({ id: value, name }) => ({ value: String(value), label: name })),
          },
        }}
        values={{ groupId: String(groupId) }}
        submitLabel="Put into the Group"
        onSave={(typed) =>
          set.mutateAsync({ params: { id }, body: { groupId: Number(typed.groupId) } })
        }
      />
    </Folded>
  );
}

function Password({ id }: { readonly id: number }) {
  const send = useChangeCustomer("sendPasswordLink");
  const { error, isSuccess, isPending } = send;
  return (
    <Folded title="Password">
      <p>The customer gets a letter with a link that chooses a new one, once.</p>
      <Said text={error ? failureText(error) : isSuccess ? "The letter is on its way." : ""} />
      <div>
        <Button kind="line" busy={isPending} onClick={() => send.mutate({ params: { id } })}>
          Send a Password Link
        </Button>
      </div>
    </Folded>
  );
}

function State({ customer: { id, isActive } }: FormsProps) {
  const change = useChangeCustomer("switchCustomer");
  return (
    <Folded title={isActive ? "Close the Account" : "Open the Account Again"}>
      <p>
        {isActive
          ? "Nobody signs in with it then, and its sessions end. Orders stay."
          : "The customer signs in as before."}
      </p>
      <ResourceForm
        fields={STATE_FIELDS}
        check={({ reason }) => checkReason(reason.trim())}
        submitLabel={isActive ? "Close" : "Open"}
        onSave={({ reason }) =>
          change.mutateAsync({ params: { id }, body: { isActive: !isActive, reason } })
        }
      />
    </Folded>
  );
}

const STATE_FIELDS = {
  reason: {
    label: "Why",
    hint: "It becomes a note.",
    maxLength: LEDGER_REASON_MAX,
    autoComplete: "off",
  },
} as const;
