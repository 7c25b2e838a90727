import { checkGroupName, GROUP_NAME_MAX } from "@placket/domain/customer/group";
import type { FormField } from "../../page/form/FormControl.tsx";
import type { GroupChoices } from "./group.queries.ts";

type Field = "name" | "taxClassId";
type Typed = Readonly<Record<Field, string>>;

/** The fields of a customer group, where there are these tax classes; that of guests keeps its name. */
export const groupFields = (
  { taxClasses }: GroupChoices,
  kept?: string,
): Readonly<Record<Field, FormField>> => ({
  name: kept === undefined ? NAME : { label: "Name", choices: [{ value: kept, label: kept }] },
  taxClassId: {
    label: "Tax class",
    choices: taxClasses.map(({ id, name }) => ({ value: String(id), label: name })),
  },
});

const NAME: FormField = {
  label: "Name",
  hint: "Product files name the group by it.",
  maxLength: GROUP_NAME_MAX,
  autoComplete: "off",
};

/** What is typed, as the call takes it. */
export const groupOf = ({ name, taxClassId }: Typed) => ({ name, taxClassId: Number(taxClassId) });

export const checkTyped = ({ name }: Typed) => checkGroupName(name.trim());
