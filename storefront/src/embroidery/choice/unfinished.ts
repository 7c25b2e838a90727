import type {
  EmbroideryChoice,
  KeptParts,
  LogoChoice,
  ServiceChoice,
  TextChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import { storageKeys } from "../../storage/keys.ts";
import {
  isNumber,
  isText,
  listOf,
  objectOf,
  recordOf,
  type Shape,
} from "../../storage/kept-shape.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/** What somebody began to choose for one garment and has not put into the cart. */
interface Unfinished {
  readonly of: string;
  readonly chosen: EmbroideryChoice;
}

/** So many garments are remembered, the newest last. */
const MOST = 10;

/** What was begun for a garment in this window, before the page was loaded anew. */
export const readUnfinished = (of: string): EmbroideryChoice | undefined =>
  all().find((one) => one.of === of)?.chosen;

/** Keeps what was begun for a garment in this window; of many garments the oldest is forgotten. */
export function keepUnfinished(of: string, chosen: EmbroideryChoice): void {
  writeStored(storageKeys.embroidery, [...others(of), { of, chosen }].slice(-MOST));
}

/** It is in the cart, or off it. */
export const forgetUnfinished = (of: string): void =>
  writeStored(storageKeys.embroidery, others(of));

const others = (of: string) => all().filter((one) => one.of !== of);

function all(): readonly Unfinished[] {
  const kept = readStored(storageKeys.embroidery);
  return isUnfinished(kept) ? kept : [];
}

const orNone =
  <Value>(is: Shape<Value>): Shape<Value | undefined> =>
  (kept): kept is Value | undefined =>
    kept === undefined || is(kept);

const isTextChoice = objectOf<TextChoice>({
  lines: listOf(isText),
  font: isText,
  thread: isText,
  heightMm: isNumber,
  placement: isText,
});

const isFlags = objectOf<NonNullable<EmbroideryChoice["flags"]>>({
  flag: orNone(isText),
  placement: orNone(isText),
  flag1: orNone(isText),
  flag2: orNone(isText),
});

const isKept = objectOf<KeptParts>({
  team: orNone(objectOf<{ text: string }>({ text: isText })),
});

const isUnfinished = listOf(
  objectOf<Unfinished>({
    of: isText,
    chosen: objectOf<EmbroideryChoice>({
      text: orNone(isTextChoice),
      flags: orNone(isFlags),
      services: recordOf(objectOf<ServiceChoice>({ text: isText, sku: isText })),
      instructions: isText,
      logos: orNone(
        listOf(objectOf<LogoChoice>({ logo: isText, placement: isText, side: orNone(isText) })),
      ),
      kept: orNone(isKept),
    }),
  }),
);
