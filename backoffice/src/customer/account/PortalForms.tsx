import { checkPoNumber } from "@placket/domain/customer/po-number";
import { PURCHASE_ORDER_NUMBER_MAX } from "@placket/domain/payment/limits";
import { useQuery } from "@tanstack/react-query";
import { Folded } from "../../page/form/Folded.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useMay } from "../../page/permissions.ts";
import { groupsQuery } from "../group/group.queries.ts";
import { useChangeCustomer, type Customer } from "./account.queries.ts";
import { portalField, portalOf } from "./portal-field.ts";

interface PortalFormsProps {
  readonly customer: Customer;
}

/** To which organization an account belongs, and what its orders go on. */
export function PortalForms({ customer }: PortalFormsProps) {
  const mayManage = useMay("portals.manage");
  const { portal, poNumber } = customer;
  return (
    <>
      {mayManage ? <PortalForm key={`portal ${portal?.id}`} customer={customer} /> : null}
      <PoNumber key={`number ${poNumber}`} customer={customer} />
    </>
  );
}

function PortalForm({ customer: { id, portal } }: PortalFormsProps) {
  const { data: choices } = useQuery(groupsQuery);
  const set = useChangeCustomer("setCustomerPortal");
  if (!choices || (choices.portals.length === 0 && portal === null)) return null;
  return (
    <Folded title="Portal">
      <ResourceForm
        fields={{ portalId: portalField(choices.portals) }}
        values={{ portalId: String(portal?.id ?? "") }}
        submitLabel="Save"
        onSave={({ portalId }) =>
          set.mutateAsync({ params: { id }, body: { portalId: portalOf(portalId) } })
        }
      >
        <p>The customer signs in anew, by another username; links that were mailed are over.</p>
      </ResourceForm>
    </Folded>
  );
}

function PoNumber({ customer: { id, poNumber } }: PortalFormsProps) {
  const set = useChangeCustomer("setCustomerPoNumber");
  return (
    <Folded title="Purchase Order">
      <ResourceForm
        fields={{
          poNumber: {
            label: "Purchase order number",
            hint: "The standing one, as programs that order for the customer read it; empty for none.",
            maxLength: PURCHASE_ORDER_NUMBER_MAX,
            autoComplete: "off",
            mayBeEmpty: true,
          },
        }}
        values={{ poNumber }}
        check={(typed) => checkPoNumber(typed.poNumber.trim())}
        submitLabel="Save"
        onSave={(typed) => set.mutateAsync({ params: { id }, body: { poNumber: typed.poNumber } })}
      />
    </Folded>
  );
}
