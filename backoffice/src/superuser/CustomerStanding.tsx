import {
  checkCustomerNumber,
  CUSTOMER_NUMBER_LENGTH,
} from "@placket/domain/customer/customer-number";
import { CallError } from "@placket/web/call/call-error";
import type { CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { useChangeCustomer } from "../customer/account/account.queries.ts";
import type { FormField } from "../page/form/FormControl.tsx";
import { Folded } from "../page/form/Folded.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { useMay } from "../page/permissions.ts";
import { Said } from "../page/Said.tsx";

type Customer = CallReply<"customer">;

/** What a customer may be besides (CONF-44): a representative, a super user, both; and their customer number. */
export default function CustomerStanding({ customer }: { readonly customer: Customer }) {
  const mayManage = useMay("customerNumbers.manage");
  const set = useChangeCustomer("setCustomerStanding");
  if (!mayManage || !customer.isActive) return null;
  const { id, customerNumber, version } = customer;
  const isBehind = set.error instanceof CallError && set.error.is("customer.changedMeanwhile");
  const values = {
    role: roleOf(customer),
    spends: spendsOf(customer),
    number: customerNumber ?? "",
  };
  return (
    <Folded title="Representative and Super User">
      {/* What it is now is read and shown: the form that said why it was refused is gone with that. */}
      <Said text={isBehind ? failureText(set.error) : ""} />
      <ResourceForm
        key={Object.values(values).join("|")}
        fields={FIELDS}
        values={values}
        check={({ number }) =>
          number.trim() === ""
            ? []
            : checkCustomerNumber(number.trim()).map((one) => ({ ...one, field: "number" }))
        }
        submitLabel="Save"
        onSave={({ role, spends, number }) =>
          set.mutateAsync({
            params: { id },
            body: {
              isRepresentative: role === "representative" || role === "both",
              isSuperUser: role === "super user" || role === "both",
              spendsForOthers: spends === "yes",
              customerNumber: number.trim(),
              version,
            },
          })
        }
      >
        <p>
          Where rights change the customer signs in anew, and whoever they act for is left alone.
        </p>
      </ResourceForm>
    </Folded>
  );
}

const roleOf = ({ isRepresentative, isSuperUser }: Customer): string => {
  if (isRepresentative) return isSuperUser ? "both" : "representative";
  return isSuperUser ? "super user" : "customer";
};

const spendsOf = ({ spendsForOthers }: Customer) => (spendsForOthers ? "yes" : "no");

const FIELDS: Readonly<Record<"role" | "spends" | "number", FormField>> = {
  role: {
    label: "In the shop",
    hint: "A representative shops at the prices of a customer number, a super user in a customer's name.",
    choices: [
      { value: "customer", label: "A customer" },
      { value: "representative", label: "A sales representative" },
      { value: "super user", label: "A super user" },
      { value: "both", label: "Representative and super user" },
    ],
  },
  spends: {
    label: "A super user spends store credit, points and credit limits of customers",
    choices: [
      { value: "no", label: "No" },
      { value: "yes", label: "Yes" },
    ],
  },
  number: {
    label: "Customer number",
    hint: "Six digits; empty for none.",
    maxLength: CUSTOMER_NUMBER_LENGTH,
    autoComplete: "off",
    mayBeEmpty: true,
  },
};
