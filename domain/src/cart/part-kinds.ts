import { EMBROIDERY_PARTS } from "../embroidery/part/embroidery-parts.ts";
import type { FlagsWish } from "../embroidery/offer/flags.ts";
import type { LetteringWish } from "../embroidery/offer/lettering.ts";
import type { LogoWish } from "../embroidery/offer/logos.ts";
import { placedTwice, placesOf, type Made, type TakenPlace } from "../embroidery/offer/made.ts";
import type { ChosenPart, LinePart } from "../line/line-part.ts";
import type { PartKind, PartProduct } from "../line/part-kind.ts";
import { linesOf } from "../one-line.ts";
import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import type { PartKindName } from "./part-kind-names.ts";
import { TEAM_PART } from "./team-part.ts";

/** What may be added to a line of any kind, by the name that is stored with it. Rooms bring their rows. */
export const PART_KINDS = { ...EMBROIDERY_PARTS, team: TEAM_PART } as const satisfies Readonly<
  Record<PartKindName, PartKind<Made>>
>;

export type CartPart = ChosenPart<PartKindName, Made>;

/** A part of a line with its service, in a cart as in an order. */
export type PartOfLine = LinePart<PartKindName, Made>;

/** A part as it came over a call: a text that is embroidered is still to be sewn. */
export interface AskedPart extends Omit<PartWish, "made"> {
  readonly wish?: LetteringWish;
  readonly flags?: FlagsWish;
  /** One of the logos; its place in the list is that of its refusals. */
  readonly logo?: LogoWish;
  /** The fields that are asked for, where its words are not JSON with them: nothing can be made of it. */
  readonly illegible?: string;
}

/** A part as somebody asks for it: its service is named by sku, as staff and clients know it. */
export interface PartWish {
  readonly kind: PartKindName;
  readonly text: string;
  readonly sku: string | null;
  /** Of a text and of flags: what the server has made of them. */
  readonly made?: Made;
}

const NAMES = Object.keys(PART_KINDS) as readonly PartKindName[];

/**
 * The parts as they are stored, in the order of the table and tidied, or all that is wrong with them, at
 * `<kind>.text`. Whether a service can be had is asked of the catalogue.
 */
export function readParts(
  wished: readonly CartPart[],
  product: PartProduct,
): Result<readonly CartPart[]> {
  const parts = NAMES.flatMap((name) => wished.filter(({ kind }) => kind === name)).map(tidied);
  const taken = parts.map(({ kind, made }) => ({ kind, places: placesOf(made) }));
  const unfit = parts.flatMap((part) =>
    PART_KINDS[part.kind].check(part, product).map((found) => ({
      ...found,
      field: found.field === "" ? part.kind : `${part.kind}.${found.field}`,
    })),
  );
  const problems = [...chosenTwice(taken), ...unfit, ...listedBare(parts)];
  return problems.length > 0 ? refuse(...problems) : ok(parts);
}

/** A list is one of wearers: a garment without a text stands in none (decision 0088). */
const listedBare = (parts: readonly CartPart[]): Problem[] => {
  const has = (name: PartKindName) => parts.some(({ kind }) => kind === name);
  return has("team") && !has("text") ? [problem("embroidery.textMissing", "text.lines")] : [];
};

/** What a part of a line takes for itself. */
interface TakenByPart {
  readonly kind: PartKindName;
  readonly places: readonly TakenPlace[];
}

/** A part whose kind stands on the line already, and a design where another one stands: thread over thread. */
export function chosenTwice(parts: readonly TakenByPart[]): Problem[] {
  const alone: Readonly<Record<PartKindName, PartKind<Made>>> = PART_KINDS;
  const kinds = parts.map(({ kind }) => kind).filter((kind) => alone[kind].isMany !== true);
  return [
    ...kinds
      .filter((kind, at) => kinds.indexOf(kind) !== at)
      .map((kind) => problem("embroidery.chosenTwice", kind)),
    ...placedTwice(parts),
  ];
}

/** As it was meant: without spaces around, with one kind of line break, and read in the order in which it is written. */
const tidied = (part: CartPart): CartPart => ({
  ...part,
  text: linesOf(part.text).join("\n").trim(),
});

/** Whether everything that is to be done to a line can still be had. */
export function canBeDone(parts: readonly PartOfLine[]): boolean {
  return parts.every(
    ({ kind, service, withdrawn }) =>
      withdrawn === undefined && (service !== null || !PART_KINDS[kind].hasService),
  );
}
