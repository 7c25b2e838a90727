import { isPartKind, type PartKindName } from "@placket/domain/cart/part-kind-names";
import type { AskedPart, PartOfLine } from "@placket/domain/cart/part-kinds";
import type { Flags, FlagsWish } from "@placket/domain/embroidery/offer/flags";
import type { Lettering, LetteringWish } from "@placket/domain/embroidery/offer/lettering";
import { LOGOS_MOST, type LogoWish, type PlacedLogo } from "@placket/domain/embroidery/offer/logos";
import { isLettering, isLogo, type Made } from "@placket/domain/embroidery/offer/made";
import { z } from "zod";
import { idOfUid } from "../uid.ts";
import { inForm, sku, text } from "../shapes.ts";

/** Length here only protects the server; what may be asked for is the domain's. */
const words = z.object({ text: text(4000) });
const service = words.extend({ sku });

/**
 * A text that is embroidered (EMB-12). Its stitches and its price are the server's; what was shown may be said. Refusals
 * are at `text.lines.0`, `text.font`, `text.thread`, `text.heightMm`, `text.placement`, each in words.
 */
const lettering = z.strictObject({
  lines: z.array(text(400)).max(20),
  font: text(40),
  /** Number of the thread. */
  color: text(40),
  height_mm: z.number(),
  /** Id of the placement, as `app-embroidery` names it. */
  placement: text(40),
  /** Whoever was shown other than what is true by now is refused, and looks again. */
  stitch_count: z.int().optional(),
  price: z.number().min(0).max(1_000_000).optional(),
});

const flagCode = text(2).optional();

/** Flags (EMB-11): one at a placement, or `flag1` on the left and `flag2` on the right of the collar. */
const flags = z.strictObject({
  flag: flagCode,
  placement: text(40).optional(),
  flag1: flagCode,
  flag2: flagCode,
});

/**
 * A logo and where it stands (EMB-10). One that `isRemoved` is left out. Its stitches and its price are the server's;
 * what was shown may be said.
 */
const logo = z.strictObject({
  /** Its number, as the calls about logos tell it. */
  logo: text(20),
  placement: text(40),
  side: text(20).optional(),
  isRemoved: z.boolean().optional(),
  /** Whoever was shown other than what is true by now is refused, and looks again. */
  stitch_count: z.int().optional(),
  price: z.number().min(0).max(1_000_000).optional(),
});

/** Refusals are at `logos.0.logo`, `logos.0.placement`: by the place in the list. */
const logos = z.array(logo).max(4 * LOGOS_MOST);

/** What is done to a line, by the documents' types of options (EMB-11 to 14); no other may be there. */
export const partsShape = {
  logos: logos.optional(),
  text: lettering.optional(),
  flags: flags.optional(),
  "special-instructions": words.optional(),
  "alteration-piping": service.optional(),
  "print-screen": service.optional(),
  /** The list of a team that the line stands in: what it is called (decision 0088). */
  team: words.optional(),
} as const satisfies Readonly<Record<PartKindName, z.ZodType>>;

/**
 * The same as a list, as an item of a cart carries it and as it may be sent back. The words of a `text`, of `flags`
 * and of each of the `logos` are all of it as JSON.
 */
export const parts = z
  .array(
    z.strictObject({
      type: z.enum(Object.keys(partsShape) as [PartKindName, ...PartKindName[]]),
      text: text(4000),
      sku: sku.nullable(),
    }),
  )
  .max(Object.keys(partsShape).length + LOGOS_MOST);

type PartsWire = z.infer<typeof parts>;

export function partsFromWire(wire: PartsWire): AskedPart[] {
  return wire.map(({ type, text: said, sku: of }) => askedPart(type, said, of));
}

type PartsByType = { readonly [Kind in PartKindName]?: z.infer<(typeof partsShape)[Kind]> };

export function partsFromTypes({
  logos: art = [],
  text: asked,
  flags: wanted,
  ...wire
}: PartsByType): AskedPart[] {
  const kinds = Object.keys(partsShape) as PartKindName[];
  const inWords = kinds.flatMap((kind): AskedPart[] => {
    const part: { text: string; sku?: string } | undefined =
      kind === "logos" || kind === "text" || kind === "flags" ? undefined : wire[kind];
    return part ? [{ kind, text: part.text, sku: part.sku ?? null }] : [];
  });
  const placed = art.filter(({ isRemoved }) => isRemoved !== true).map(marked);
  return [
    ...placed,
    ...(asked ? [lettered(asked)] : []),
    ...(wanted ? [flagged(wanted)] : []),
    ...inWords,
  ];
}

/** A part by its words; those of a design are JSON of its shape, and what they should be is told where they are not. */
function askedPart(kind: PartKindName, said: string, of: string | null): AskedPart {
  if (kind === "flags") {
    const wanted = inForm(flags).safeParse(said);
    return wanted.success ? flagged(wanted.data) : illegible(kind, flags);
  }
  if (kind === "logos") {
    const wanted = inForm(logo).safeParse(said);
    return wanted.success ? marked(wanted.data) : illegible(kind, logo);
  }
  if (kind !== "text") return { kind, text: said, sku: of };
  const asked = inForm(lettering).safeParse(said);
  return asked.success ? lettered(asked.data) : illegible(kind, lettering);
}

const illegible = (kind: PartKindName, { shape }: z.ZodObject): AskedPart => ({
  kind,
  text: "",
  sku: null,
  illegible: Object.keys(shape).join(", "),
});

const flagged = (wanted: FlagsWish): AskedPart => ({
  kind: "flags",
  text: "",
  sku: null,
  flags: wanted,
});

function marked({
  logo: number,
  placement,
  side,
  stitch_count: stitches,
  price,
}: z.infer<typeof logo>): AskedPart {
  const wish: LogoWish = { number, placement, side, shown: { stitches, price } };
  return { kind: "logos", text: "", sku: null, logo: wish };
}

function lettered(asked: z.infer<typeof lettering>): AskedPart {
  const { lines, font, color: thread, height_mm: heightMm, placement, stitch_count, price } = asked;
  const wish: LetteringWish = {
    lines,
    font,
    thread,
    heightMm,
    placement,
    shown: { stitches: stitch_count, price },
  };
  return { kind: "text", text: "", sku: null, wish };
}

export function partsToWire(given: readonly PartOfLine[]): PartsWire {
  return given.map(({ kind, text: said, service: of, made }) => ({
    type: kind,
    text: made ? JSON.stringify(madeToWire(made)) : said,
    sku: of?.sku ?? null,
  }));
}

function madeToWire(made: Made) {
  if (isLettering(made)) return letteringToWire(made);
  return isLogo(made) ? logoToWire(made) : flagsToWire(made);
}

const logoToWire = ({ logo: number, placement }: PlacedLogo): z.infer<typeof logo> => ({
  logo: number,
  placement: placement.code,
});

function flagsToWire({ flags: all }: Flags): z.infer<typeof flags> {
  const codeOn = (side: "left" | "right") => all.find((one) => one.side === side)?.order.code;
  const [alone] = all.filter(({ side }) => side === null);
  return alone
    ? { flag: alone.order.code, placement: alone.placement.code }
    : { flag1: codeOn("left"), flag2: codeOn("right") };
}

function letteringToWire({ recipe, placement }: Lettering): z.infer<typeof lettering> {
  const { lines, font, thread: color, heightMm: height_mm } = recipe;
  return { lines: [...lines], font, color, height_mm, placement: placement.code };
}

/**
 * A part by the uid of an option that GraphQL's clients enter: `embroidery/special-instructions`, or
 * `embroidery/alteration-piping/HEM-PAIR` with the sku of its service, in base64. What is entered of `embroidery/text` is JSON.
 */
export function partFromUid(uid: string, said: string): AskedPart | undefined {
  const [room, kind = "", ...of] = (idOfUid(uid) ?? "").split("/");
  if (room !== "embroidery" || !isPartKind(kind)) return undefined;
  return askedPart(kind, said, of.length === 0 ? null : of.join("/"));
}
