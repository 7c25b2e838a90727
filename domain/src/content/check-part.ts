import { isImagePath } from "../media/image-request.ts";
import { isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import { isContentLink } from "./link.ts";
import { JSON_WIDGET_TYPE, kindRow, type FieldAs, type PartField } from "./part-kinds.ts";
import { jsonIn, skusIn, widgetIn, type Part } from "./part.ts";

/** Characters of a line, of a text with its markup, and of a JSON widget's body. */
const LINE_MAX = 500;
export const HTML_MAX = 50_000;
/** Products that one part shows. */
const PRODUCTS_MAX = 24;
const SECONDS = { least: 2, most: 60 };

interface Checked {
  /** Of the part, counted from 1. */
  readonly at: number;
  readonly title: string;
}

type Check = (value: string, of: Checked) => Problem | undefined;

const wrong = (
  isWrong: boolean,
  key: Parameters<typeof problem>[0],
  ...params: readonly (string | number)[]
): Problem | undefined => (isWrong ? problem(key, "parts", ...params) : undefined);

const isBetween = (value: string, least: number, most: number) =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(value) && Number(value) >= least && Number(value) <= most;

/** What is wrong with a value that is there, by what its field may be. */
const CHECKS: Readonly<Record<FieldAs, Check>> = {
  line: (value, { at, title }) =>
    wrong(!isOneLine(value), "content.partNotOneLine", at, title) ??
    tooLong(value, LINE_MAX, at, title),
  html: (value, { at, title }) => tooLong(value, HTML_MAX, at, title),
  link: (value, { at, title }) => wrong(!isContentLink(value), "content.linkInvalid", at, title),
  picture: (value, { at, title }) =>
    wrong(!isImagePath(value), "content.pictureInvalid", at, title),
  share: (value, { at, title }) =>
    wrong(!isBetween(value, 0, 100), "content.shareInvalid", at, title),
  seconds: (value, { at, title }) =>
    wrong(!isBetween(value, SECONDS.least, SECONDS.most), "content.secondsInvalid", at, title),
  skus: (value, { at }) =>
    wrong(skusIn(value).length > PRODUCTS_MAX, "content.tooManyProducts", at, PRODUCTS_MAX),
  jsonType: (value, { at }) => wrong(value !== JSON_WIDGET_TYPE, "content.jsonInvalid", at),
  json: (value, { at, title }) =>
    tooLong(value, HTML_MAX, at, title) ??
    wrong(jsonIn(value) === undefined, "content.jsonInvalid", at),
};

const tooLong = (value: string, max: number, at: number, title: string): Problem | undefined =>
  wrong(value.length > max, "content.partTooLong", at, title, max);

/** What is wrong with a part, which is the `at`-th of its page, counted from 1. It must come as `readPart` gives it. */
export function checkPart(part: Part, at: number): readonly Problem[] {
  const { fields, entry } = kindRow(part.kind);
  const found = checkFields(fields, part.values, at);
  const inside = part.kind === "json" ? widgetIn(part) : undefined;
  if (!entry) return inside ? [...found, ...checkPart(inside, at)] : found;
  const { title, max } = entry;
  if (part.entries.length === 0)
    return [...found, problem("content.entriesMissing", "parts", at, title)];
  if (part.entries.length > max) {
    return [...found, problem("content.tooManyEntries", "parts", at, title, max)];
  }
  return [...found, ...part.entries.flatMap((one) => checkFields(entry.fields, one, at))];
}

function checkFields(
  fields: Readonly<Record<string, PartField>>,
  values: Readonly<Record<string, string>>,
  at: number,
): readonly Problem[] {
  return Object.entries(fields).flatMap(([name, { title, as, isNeeded }]) => {
    const value = values[name] ?? "";
    if (!isSeen(value)) return isNeeded ? [problem("content.partMissing", "parts", at, title)] : [];
    return CHECKS[as](value, { at, title }) ?? [];
  });
}
