import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { FormField } from "../../page/form/FormControl.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { customerAt, customersAt } from "../customer.addresses.ts";
import { groupsQuery, type GroupChoices } from "../group/group.queries.ts";
import { useChangeCustomer } from "./account.queries.ts";
import { useMay } from "../../page/permissions.ts";
import { portalField, portalOf } from "./portal-field.ts";
import { PERSON_FIELDS, personOf } from "./person-form.ts";

/** Making an account for somebody, who chooses the password by the letter that follows. */
export default function NewCustomerPage() {
  const { data, error, refetch } = useQuery(groupsQuery);
  return (
    <>
      <Heading title="New Customer" />
      <p>
        <a className="link" href={customersAt({})}>
          All customers
        </a>
      </p>
      {data ? (
        <New views={data.storeViews} portals={data.portals} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading store views" rows={3} />
      )}
    </>
  );
}

interface NewProps {
  readonly views: GroupChoices["storeViews"];
  readonly portals: GroupChoices["portals"];
}

function New({ views, portals }: NewProps) {
  const mayChoose = useMay("portals.manage") && portals.length > 0;
  const navigate = useNavigate();
  const add = useChangeCustomer("addCustomer");
  const fields: Readonly<Record<string, FormField>> = {
    ...PERSON_FIELDS,
    storeViewId: {
      label: "Store view",
      hint: "The letter speaks its language.",
      choices: views.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    ...(mayChoose ? { portalId: portalField(portals) } : {}),
  };
  const values = { ...NOBODY, storeViewId: String(views[0]?.id ?? "") };
  return (
    <ResourceForm
      fields={fields}
      values={values}
      submitLabel="Add Customer"
      mayBeLeft
      onSave={async (typed) => {
        const all = { ...values, ...typed };
        const body = {
          ...personOf(all),
          storeViewId: Number(all.storeViewId),
          portalId: portalOf(all.portalId),
        };
        const { id } = await add.mutateAsync({ body });
        await navigate({ href: customerAt({ id: String(id) }) });
      }}
    >
      <p>A letter with a link that chooses the password goes to the customer.</p>
    </ResourceForm>
  );
}

const NOBODY = { firstname: "", lastname: "", suffix: "", email: "", portalId: "" };
