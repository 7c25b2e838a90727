import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { customerAt, customersAt } from "../customer.addresses.ts";
import { groupsQuery, type GroupChoices } from "../group/group.queries.ts";
import { useChangeCustomer } from "./account.queries.ts";
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
        <New views={data.storeViews} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading store views" rows={3} />
      )}
    </>
  );
}

function New({ views }: { readonly views: GroupChoices["storeViews"] }) {
  const navigate = useNavigate();
  const add = useChangeCustomer("addCustomer");
  const fields = {
    ...PERSON_FIELDS,
    storeViewId: {
      label: "Store view",
      hint: "The letter speaks its language.",
      choices: views.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  };
  return (
    <ResourceForm
      fields={fields}
      values={{ storeViewId: String(views[0]?.id ?? "") }}
      submitLabel="Add Customer"
      mayBeLeft
      onSave={async (typed) => {
        const body = { ...personOf(typed), storeViewId: Number(typed.storeViewId) };
        const { id } = await add.mutateAsync({ body });
        await navigate({ href: customerAt({ id: String(id) }) });
      }}
    >
      <p>A letter with a link that chooses the password goes to the customer.</p>
    </ResourceForm>
  );
}
