import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { checkTyped, portalFields, portalOf, typedOf, type PortalField } from "./portal-form.ts";
import type { PortalChoices } from "./portal.queries.ts";
import type { PortalSaving } from "./use-portal-saving.ts";

interface SwitchesFormProps {
  readonly saving: PortalSaving;
  readonly choices: PortalChoices;
}

/** What a portal does. */
export function SwitchesForm({ saving: { portal, save }, choices }: SwitchesFormProps) {
  const fields = portalFields(choices);
  return (
    <ResourceForm
      fields={fields}
      values={typedOf(portal)}
      keeps={Object.keys(fields) as PortalField[]}
      check={(typed) => checkTyped(typed, portal)}
      submitLabel="Save"
      done="Saved. Shoppers see it within a second."
      onSave={(typed) => save(portalOf(typed, portal))}
    />
  );
}
