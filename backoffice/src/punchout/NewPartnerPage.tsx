import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { groupsQuery, type GroupChoices } from "../customer/group/group.queries.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { Failed, LoadingRows } from "../page/states.tsx";
import { bodyOf, checkTyped, NEW_PARTNER, partnerFields, typedOf } from "./partner-form.ts";
import { useWritePartner } from "./partner.queries.ts";
import { partnerAt, partnersAt } from "./punchout.addresses.ts";

/** Letting a procurement system in. */
export default function NewPartnerPage() {
  const { data, error, refetch } = useQuery(groupsQuery);
  return (
    <>
      <Heading title="New Procurement Partner" />
      <p>
        <a className="link" href={partnersAt({})}>
          All partners
        </a>
      </p>
      {data ? (
        <New choices={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading portals" rows={3} />
      )}
    </>
  );
}

function New({ choices }: { readonly choices: GroupChoices }) {
  const navigate = useNavigate();
  const add = useWritePartner("addPunchoutPartner");
  const storeViewId = choices.storeViews[0]?.id ?? NEW_PARTNER.storeViewId;
  return (
    <ResourceForm
      fields={partnerFields(choices, true)}
      values={typedOf({ ...NEW_PARTNER, storeViewId })}
      check={(typed) => checkTyped(typed, true)}
      submitLabel="Add Partner"
      mayBeLeft
      onSave={async (typed) => {
        const { id } = await add.mutateAsync({ body: bodyOf(typed) });
        await navigate({ href: partnerAt({ id: String(id) }) });
      }}
    />
  );
}
