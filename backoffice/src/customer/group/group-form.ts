import { checkGroupName, checkPointsPercent, GROUP_NAME_MAX } from "@placket/domain/customer/group";
import type { FormField } from "../../page/form/FormControl.tsx";
import type { GroupChoices } from "./group.queries.ts";

type Field = "name" | "pointsPercent" | "taxClassId";
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
  pointsPercent: {
    label: "Points earned, in percent",
    hint: "Of what Rewards in the settings says: 100 is all of it, 200 twice as many, 0 none.",
    maxLength: 4,
    autoComplete: "off",
  },
});

const NAME: FormField = {
  label: "Name",
  hint: "Product files name the group by it.",
  maxLength: GROUP_NAME_MAX,
  autoComplete: "off",
};

/** What is typed, as the call takes it. */
export const groupOf = ({ name, taxClassId, pointsPercent }: Typed) => ({
  name,
  taxClassId: Number(taxClassId),
  pointsPercent: percentTyped(pointsPercent),
});

export const checkTyped = ({ name, pointsPercent }: Typed) => [
  ...checkGroupName(name.trim()),
  ...checkPointsPercent(percentTyped(pointsPercent)),
];

/** Not a number for what is none. */
const percentTyped = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
