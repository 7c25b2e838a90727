import { isDay } from "../clock-days.ts";
import { isOneLine, isSeen, linesOf } from "../one-line.ts";
import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import { mostOf } from "./check-options.ts";
import { askedAnew, type AskedOption, type ChosenOption } from "./chosen-option.ts";
import { chosenBy, type CustomOption } from "./custom-option.ts";

/** Where a problem with an option stands. */
export const optionField = (optionId: number) => `customOptions.${optionId}`;

/**
 * What is asked for of a product's options, as a line stores it: in the order of the options, what is blank left out. An
 * option or value that is not offered, another form than the type's, and more than the option takes are refused;
 * whether something is missing is `missingOptions`.
 */
export function readOptions(
  offered: readonly CustomOption[],
  asked: readonly AskedOption[],
): Result<readonly ChosenOption[]> {
  const problems: Problem[] = [];
  const read = new Map<number, ChosenOption>();
  const seen = new Set<number>();
  for (const { optionId, value } of asked) {
    const option = offered.find(({ id }) => id === optionId);
    if (!option || seen.has(optionId)) {
      problems.push(problem("customOption.notOffered", optionField(optionId)));
      continue;
    }
    seen.add(optionId);
    const chosen = READERS[chosenBy(option.type)](option, value);
    if (!chosen.ok) problems.push(...chosen.problems);
    else if (chosen.value) read.set(optionId, { ...namesOf(option), ...chosen.value });
  }
  if (problems.length > 0) return refuse(...problems);
  return ok(offered.flatMap(({ id }) => read.get(id) ?? []));
}

/** What has to be chosen and is not. */
export const missingOptions = (
  offered: readonly CustomOption[],
  chosen: readonly Pick<ChosenOption, "optionId">[],
): readonly CustomOption[] =>
  offered.filter(({ id, isRequired }) => isRequired && chosen.every((one) => one.optionId !== id));

/** Why a line with this choice cannot be had today: what is gone, other by now, or missing. */
export function checkChosen(
  offered: readonly CustomOption[],
  chosen: readonly ChosenOption[],
): Problem[] {
  const read = readOptions(offered, chosen.map(askedAnew));
  return [
    ...(read.ok ? [] : read.problems),
    ...missingOptions(offered, chosen).map(({ id, title }) =>
      problem("customOption.missing", optionField(id), title),
    ),
  ];
}

type Chosen = Pick<ChosenOption, "valueIds" | "text" | "said">;

type Reader = (option: CustomOption, value: string) => Result<Chosen | undefined>;

const namesOf = ({ id, type, title }: CustomOption) => ({ optionId: id, type, title });

const READERS: Readonly<Record<ReturnType<typeof chosenBy>, Reader>> = {
  text: readText,
  one: (option, value) => readValues(option, value, 1),
  several: (option, value) => readValues(option, value, option.values.length),
  moment: readMoment,
};

/** A line, or lines, of what can be read: nothing that ends a line of a letter or turns its writing. */
function readText(option: CustomOption, value: string): Result<Chosen | undefined> {
  const { type, title, id } = option;
  const typed = type === "area" ? value.replaceAll(/\r\n?/g, "\n").trim() : value.trim();
  if (typed === "") return ok(undefined);
  const lines = type === "area" ? typed.split("\n") : [typed];
  if (!lines.every(isOneLine) || !isSeen(typed)) {
    return refuse(problem("customOption.badText", optionField(id), title));
  }
  const most = option.maxCharacters ?? mostOf(type);
  if (lengthOf(typed) > most) {
    return refuse(problem("customOption.tooLong", optionField(id), most, title));
  }
  return ok({ valueIds: [], text: typed, said: linesOf(typed).join(" ") });
}

/** How many characters a text has, as whoever types it counts them. */
const lengthOf = (text: string): number => Array.from(text).length;

function readValues(
  { id, values }: CustomOption,
  value: string,
  most: number,
): Result<Chosen | undefined> {
  const named = value.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
  if (named.length === 0) return ok(undefined);
  const found = values.filter((one) => named.includes(String(one.id)));
  const isWhole = found.length === named.length && found.length <= most;
  if (!isWhole) return refuse(problem("customOption.notOffered", optionField(id)));
  return ok({
    valueIds: found.map((one) => one.id),
    text: "",
    said: found.map((one) => one.title).join(", "),
  });
}

/** How each moment is written, and how it is kept. Clients of Magento's kind send a day with a midnight, and a time with a day. */
const MOMENTS: Readonly<Record<string, { readonly form: string; readonly shape: RegExp }>> = {
  date: { form: "2026-12-24", shape: /^(?<day>\d{4}-\d\d-\d\d)(?:[ T]00:00(?::00)?)?$/ },
  date_time: {
    form: "2026-12-24 14:30",
    shape: /^(?<day>\d{4}-\d\d-\d\d)[ T](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/,
  },
  time: {
    form: "14:30",
    shape: /^(?:\d{4}-\d\d-\d\d[ T])?(?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/,
  },
};

function readMoment({ id, type, title }: CustomOption, value: string): Result<Chosen | undefined> {
  const typed = value.trim();
  if (typed === "") return ok(undefined);
  const { form = "", shape } = MOMENTS[type] ?? {};
  const { day, time } = shape?.exec(typed)?.groups ?? {};
  const isMoment = (day !== undefined || time !== undefined) && (day === undefined || isDay(day));
  if (!isMoment) return refuse(problem("customOption.badMoment", optionField(id), title, form));
  const text = [day, time].filter((part) => part !== undefined).join(" ");
  return ok({ valueIds: [], text, said: text });
}
