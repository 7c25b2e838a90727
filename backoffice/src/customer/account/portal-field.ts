import type { FormField } from "../../page/form/FormControl.tsx";
import type { GroupChoices } from "../group/group.queries.ts";

/** Where an account belongs: to a portal, or to none. */
export const portalField = (portals: GroupChoices["portals"]): FormField => ({
  label: "Portal",
  hint: "Its customers sign in by its code and their email.",
  choices: [
    { value: "", label: "None: the retail store" },
    ...portals.map(({ id, name }) => ({ value: String(id), label: name })),
  ],
  mayBeEmpty: true,
});

/** What is chosen, as the calls take it. */
export const portalOf = (chosen: string | undefined): number | null =>
  chosen === undefined || chosen === "" ? null : Number(chosen);
