import { hoops } from "@placket/domain/embroidery/placement/hoops";
import { STITCHES_PER_MINUTE } from "@placket/domain/embroidery/pattern/statistics";
import { checkMachine, type MachineDraft } from "@placket/domain/production/machine";
import type { Problem } from "@placket/domain/problem";
import type { FormField } from "../../page/form/FormControl.tsx";

/** A needle without a cone, as it is typed. */
const BARE = "-";

/** The fields of a machine by name, in their order. */
export const MACHINE_FIELDS = {
  name: { label: "Name", hint: "Such as Six heads, left", maxLength: 40, autoComplete: "off" },
  position: { label: "Place among the machines", maxLength: 4, autoComplete: "off" },
  heads: {
    label: "Heads",
    hint: "Pieces that it sews at once.",
    maxLength: 2,
    autoComplete: "off",
  },
  stitchesPerMinute: { label: "Stitches a minute", maxLength: 5, autoComplete: "off" },
  hoursADay: {
    label: "Hours a day",
    hint: "For how long somebody works at it, such as 7.5.",
    maxLength: 5,
    autoComplete: "off",
  },
  hoops: {
    label: "Hoops",
    hint: `One to a row: ${hoops.map(({ name }) => name).join(", ")}.`,
    as: "lines",
  },
  needles: {
    label: "Needles",
    hint: `One to a row, from needle 1 on: the number of its thread, or ${BARE} where there is none.`,
    as: "lines",
  },
} as const satisfies Readonly<Record<string, FormField>>;

type Typed = Readonly<Record<keyof typeof MACHINE_FIELDS, string>>;

/** What whoever adds a machine begins with. */
export const USUAL_MACHINE: MachineDraft = {
  name: "",
  position: 0,
  heads: 1,
  stitchesPerMinute: STITCHES_PER_MINUTE,
  minutesADay: 8 * 60,
  hoops: hoops.map(({ name }) => name),
  needles: Array.from({ length: 12 }, () => ""),
};

/** A machine as it is typed. */
export const typedOf = ({ minutesADay, hoops: own, needles, ...machine }: MachineDraft): Typed => ({
  name: machine.name,
  position: String(machine.position),
  heads: String(machine.heads),
  stitchesPerMinute: String(machine.stitchesPerMinute),
  hoursADay: String(Math.round((minutesADay / 60) * 100) / 100),
  hoops: own.join("\n"),
  needles: needles.map((number) => number || BARE).join("\n"),
});

/** What is typed, as the call takes it; what is no number is one that no machine has. */
export const draftOf = (typed: Typed): MachineDraft => ({
  name: typed.name.trim(),
  position: wholeOf(typed.position, 0),
  heads: wholeOf(typed.heads, -1),
  stitchesPerMinute: wholeOf(typed.stitchesPerMinute, -1),
  minutesADay: Math.round((Number(typed.hoursADay.trim().replace(",", ".")) || 0) * 60),
  hoops: linesOf(typed.hoops),
  needles: linesOf(typed.needles).map((line) => (line === BARE ? "" : line)),
});

/** Everything that is wrong with what is typed, at its fields. */
export const checkTyped = (typed: Typed): readonly Problem[] =>
  checkMachine(draftOf(typed)).map((one) => ({
    ...one,
    field: one.field === "minutesADay" ? "hoursADay" : one.field,
  }));

const wholeOf = (text: string, otherwise: number): number =>
  /^\d+$/.test(text.trim()) ? Number(text.trim()) : otherwise;

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
