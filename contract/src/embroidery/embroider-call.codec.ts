import type { FlagsWish } from "@placket/domain/embroidery/offer/flags";
import type { LetteringWish } from "@placket/domain/embroidery/offer/lettering";
import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import type { Money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { partWords } from "./part-words.codec.ts";

/** A text as it is chosen, without what was shown of it. */
export type TextChoice = Omit<LetteringWish, "shown">;

/** Something done to a garment besides embroidery, in the shopper's words, and the service that it is charged as. */
export interface ServiceChoice {
  readonly text: string;
  readonly sku: string;
}

/** Kinds of such services (EMB-14). */
const SERVICE_KINDS = [
  "alteration-piping",
  "print-screen",
] as const satisfies readonly EmbroideryPartName[];

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** What is chosen of a garment's embroidery; what is not chosen is not there. */
export interface EmbroideryChoice {
  readonly text?: TextChoice | undefined;
  readonly flags?: FlagsWish | undefined;
  readonly services: Partial<Readonly<Record<ServiceKind, ServiceChoice>>>;
  /** For the people at the machine; empty where there are none (EMB-13). */
  readonly instructions: string;
  /** Nothing is said of logos before their panel is touched: what is pre-filled may still come (EMB-30). */
  readonly logos?: readonly LogoChoice[] | undefined;
  /** What stands with the item and is chosen elsewhere. */
  readonly kept?: KeptParts | undefined;
}

/** A logo and the code of its placement (EMB-10); an empty one is still to be chosen. */
export interface LogoChoice {
  readonly logo: string;
  readonly placement: string;
  /** The side of the wearer that the placement is on, as it was shown. */
  readonly side?: string | undefined;
}

export interface KeptParts {
  /** The list of a team that the item stands in. */
  readonly team?: { readonly text: string } | undefined;
}

/** A part of an item, as a browser knows it. */
interface ItemPart {
  readonly kind: string;
  readonly text: string;
  readonly sku: string | null;
}

/** What is done to so many pieces of a product, with what the shopper was shown of its text. */
export interface Embroidering {
  readonly productId: number;
  readonly parentId: number | null;
  readonly pieces: number;
  readonly chosen: EmbroideryChoice;
  /** Of the text, where there is one: its stitches, and what it is charged for each piece. */
  readonly shown: { readonly stitches: number; readonly price: Money } | undefined;
}

/** What the calls that embroider ask for (EMB-43, EMB-44, OPEN-15). */
export function embroideringToWire({ chosen, shown, ...asked }: Embroidering) {
  const { text, flags, services, logos = [], kept } = chosen;
  const instructions = chosen.instructions.trim();
  return {
    productId: asked.productId,
    parentId: asked.parentId,
    qty: asked.pieces,
    ...(text && { text: { ...textToWire(text), ...(shown && shownToWire(shown)) } }),
    ...(flags && { flags }),
    ...services,
    ...(logos.length > 0 && { logos: logos.map(logoToWire) }),
    ...(kept?.team && { team: kept.team }),
    ...(instructions === "" ? {} : { "special-instructions": { text: instructions } }),
  };
}

const logoToWire = ({ logo, placement, side }: LogoChoice) => ({
  logo,
  placement,
  ...(side !== undefined && { side }),
});

const textToWire = ({ lines, font, thread, heightMm, placement }: TextChoice) => ({
  lines: [...lines],
  font,
  color: thread,
  height_mm: heightMm,
  placement,
});

const shownToWire = ({ stitches, price }: NonNullable<Embroidering["shown"]>) => ({
  stitch_count: stitches,
  price: decimalOf(price),
});

type Embroidered = ReturnType<typeof embroideringToWire>;

/** The same in the place of an item. */
export const embroideringInPlace = ({ id }: { readonly id: number }, data: Embroidered) => ({
  item_id: id,
  data,
});

/** Which item of the cart has it by now. */
export const embroideredItem = (wire: { readonly item_id: number }): number => wire.item_id;

/** What was chosen of an item of a cart, whose words of a text and of flags are JSON; `undefined` where nothing was. */
export function choiceOfParts(parts: readonly ItemPart[]): EmbroideryChoice | undefined {
  if (parts.length === 0) return undefined;
  const said = (kind: EmbroideryPartName) => parts.find((part) => part.kind === kind);
  const flags = said("flags");
  const services = SERVICE_KINDS.flatMap((kind) => {
    const part = said(kind);
    return part?.sku == null ? [] : [[kind, { text: part.text, sku: part.sku }] as const];
  });
  return {
    text: textOfParts(parts),
    flags: flags && flagsOfWords(flags.text),
    services: Object.fromEntries(services),
    instructions: said("special-instructions")?.text ?? "",
    logos: parts.flatMap(({ kind, text }) => (kind === "logos" ? [logoOfWords(text)] : [])),
    kept: keptOfParts(parts),
  };
}

function keptOfParts(parts: readonly ItemPart[]): KeptParts {
  const team = parts.find(({ kind }) => kind === "team");
  return team ? { team: { text: team.text } } : {};
}

/** The text on an item of a cart; `undefined` where none is embroidered. */
export function textOfParts(
  parts: readonly { readonly kind: string; readonly text: string }[],
): TextChoice | undefined {
  const part = parts.find(({ kind }) => kind === "text");
  if (!part) return undefined;
  const said = partWords("text", part.text);
  return {
    lines: said.texts("lines"),
    font: said.text("font"),
    thread: said.text("color"),
    heightMm: said.number("height_mm"),
    placement: said.text("placement"),
  };
}

function flagsOfWords(words: string): FlagsWish {
  const said = partWords("flags", words);
  const names = ["flag", "placement", "flag1", "flag2"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const code = said.textIfAny(name);
      return code === undefined ? [] : [[name, code]];
    }),
  );
}

function logoOfWords(words: string): LogoChoice {
  const said = partWords("logos", words);
  const side = said.textIfAny("side");
  const placed = { logo: said.text("logo"), placement: said.text("placement") };
  return side === undefined ? placed : { ...placed, side };
}
