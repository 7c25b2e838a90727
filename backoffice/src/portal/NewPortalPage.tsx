import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { FormField } from "../page/form/FormControl.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { Failed, LoadingRows } from "../page/states.tsx";
import { portalAt, portalsAt } from "./portal.addresses.ts";
import {
  checkNew,
  CODE_FIELD,
  NEW_PORTAL,
  portalFields,
  portalOf,
  typedOf,
} from "./portal-form.ts";
import { portalChoicesQuery, useWritePortal, type PortalChoices } from "./portal.queries.ts";

/** Making a portal for an organization; its notices, menu and logo follow on its page. */
export default function NewPortalPage() {
  const { data, error, refetch } = useQuery(portalChoicesQuery);
  return (
    <>
      <Heading title="New Portal" />
      <p>
        <a className="link" href={portalsAt({})}>
          All portals
        </a>
      </p>
      {data ? (
        <New choices={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading categories" rows={3} />
      )}
    </>
  );
}

function New({ choices }: { readonly choices: PortalChoices }) {
  const navigate = useNavigate();
  const add = useWritePortal("addPortal");
  // It has no categories yet, and so no menu of its own.
  const { overridesCategories: _, ...asked } = portalFields(choices);
  const fields: Readonly<Record<string, FormField>> = { code: CODE_FIELD, ...asked };
  const values = { code: "", ...typedOf(NEW_PORTAL) };
  return (
    <ResourceForm
      fields={fields}
      values={values}
      check={(typed) => checkNew({ ...values, ...typed }, NEW_PORTAL)}
      submitLabel="Add Portal"
      mayBeLeft
      onSave={async (typed) => {
        const all = { ...values, ...typed };
        const body = { ...portalOf(all, NEW_PORTAL), code: all.code };
        const { id } = await add.mutateAsync({ body });
        await navigate({ href: portalAt({ id: String(id) }) });
      }}
    />
  );
}
