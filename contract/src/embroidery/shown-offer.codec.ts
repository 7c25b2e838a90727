import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import type {
  FlagTerms,
  LineRule,
  OfferPlacement,
  OfferTerms,
  TextTerms,
} from "@placket/domain/embroidery/offer/offer";
import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import type { Money } from "@placket/domain/money/money";
import type { z } from "zod";
import { moneyFromWire } from "../money/money.codec.ts";
import type { configurationShape } from "./configuration.shapes.ts";
import { houseLogos, logoTermsFromWire, type ShownLogo } from "./shown-logo.codec.ts";

type Wire = z.infer<typeof configurationShape>;

/** A font as shoppers choose it. */
export interface ShownFont {
  readonly code: FontCode;
  readonly name: string;
  readonly character: string;
  /** Heights of a capital that sew well, and the one that it begins with, in mm. */
  readonly from: number;
  readonly to: number;
  readonly usual: number;
}

/** A thread as shoppers choose it. */
export interface ShownThread {
  readonly number: string;
  readonly name: string;
  readonly color: string;
}

/** Something that can be done to a piece, and what it is charged. */
export interface ShownService {
  readonly kind: EmbroideryPartName;
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
}

/** A flag as shoppers choose it. */
export interface ShownFlag {
  readonly code: string;
  readonly name: string;
}

/** What can be done to a garment as a shopper is offered it: the same terms that the server holds them to. */
export interface ShownOffer {
  readonly terms: OfferTerms;
  /** What can be chosen, in the order in which a shopper is asked. */
  readonly steps: readonly EmbroideryPartName[];
  /** The kind of the product's pictures that shows a placement's face. */
  readonly pictures: Readonly<Record<OfferPlacement["face"], string | undefined>>;
  readonly fonts: readonly ShownFont[];
  readonly threads: readonly ShownThread[];
  readonly flags: readonly ShownFlag[];
  /** The house's logos that are offered. */
  readonly logos: readonly ShownLogo[];
  /** A product that is sold with its embroidery alone. */
  readonly isLockdown: boolean;
  /** Letters of instructions at most; 0 where none are taken. */
  readonly instructionsMax: number;
  /** What is charged for a piece, whatever is chosen. */
  readonly services: readonly ShownService[];
}

/** What of a product's configuration a shopper chooses from; `undefined` where nothing is done to it. */
export function shownOffer(wire: Wire): ShownOffer | undefined {
  const { global, for_type: forType } = wire.embroidery_placements;
  const { faces } = forType;
  if (!wire.embroidery_enabled) return undefined;
  const services = servicesFromWire(wire);
  return {
    steps: global.step_order,
    terms: {
      // A product without an offer takes words alone, which no cloth matters to.
      fabric: wire.fabric ?? "twill",
      pictureWidthMm: faces[0]?.width_mm ?? 0,
      placements: faces.flatMap((face) => placementsFromWire(face)),
      text: textFromWire(wire),
      flags: flagsFromWire(wire),
      logos: logoTermsFromWire(wire),
      services: services.flatMap(({ kind, sku }) =>
        kind === "alteration-piping" || kind === "print-screen" ? { kind, sku } : [],
      ),
      takesInstructions: forType.is_allow_instruction,
      // The threads above are those for the product's own color already.
      colorExclusions: [],
      messages: global.messages,
      // The steps above are in that order already.
      stepOrder: [],
    },
    pictures: {
      front: faces.find(({ code }) => code === "front")?.picture,
      back: faces.find(({ code }) => code === "back")?.picture,
    },
    fonts: (wire.text_embroidery?.fonts ?? []).map(
      ({ backend_name: code, name, character, size_rules: rules }) => ({
        code,
        name,
        character,
        from: rules.best_from_mm,
        to: rules.best_to_mm,
        usual: rules.usual_mm,
      }),
    ),
    threads: (wire.text_embroidery?.colors ?? []).map(({ id, name, hex }) => ({
      number: id,
      name,
      color: hex,
    })),
    flags: global.flags,
    logos: houseLogos(wire),
    isLockdown: wire.is_embroidery_lockdown,
    instructionsMax: forType.is_allow_instruction ? wire.special_instructions_rule.max_length : 0,
    services,
  };
}

const servicesFromWire = ({ embroidery_options: options }: Wire): readonly ShownService[] =>
  options.flatMap(({ type: kind, services }) =>
    services.map(({ sku, name, price }) => ({ kind, sku, name, price: moneyFromWire(price) })),
  );

type FaceWire = Wire["embroidery_placements"]["for_type"]["faces"][number];

const placementsFromWire = ({ code, placements }: FaceWire): readonly OfferPlacement[] =>
  placements.map(({ id, name, side, width_mm: widthMm, height_mm: heightMm, center, turn }) => ({
    code: id,
    name,
    face: code,
    side,
    widthMm,
    heightMm,
    center,
    turn,
  }));

function textFromWire(wire: Wire): TextTerms | null {
  const { text_embroidery: text } = wire;
  const option = wire.embroidery_options.find(({ type }) => type === "text");
  if (!text || !option) return null;
  const [size] = text.fonts.map((font) => font.size_rules);
  return {
    fonts: text.fonts.map((font) => font.backend_name),
    threads: text.colors.map(({ id }) => id),
    placements: text.placements,
    heightMm: { min: size?.min_mm ?? 0, max: size?.max_mm ?? 0, usual: size?.usual_mm ?? 0 },
    lines: wire.text_embroidery_rules_per_line.map(lineRule),
    prices: option.services.flatMap(({ sku, up_to_stitches: upTo, up_to_lines: lines }) =>
      upTo === null ? [] : [{ upTo, sku, ...(lines !== null && { lines }) }],
    ),
    hints: wire.text_embroidery_hints,
  };
}

function flagsFromWire({
  embroidery_placements: { global, for_type: of },
}: Wire): FlagTerms | null {
  const { flags } = of.option;
  if (!flags) return null;
  const { left, right, pair_sku: pairSku } = flags;
  return {
    flags: global.flags.map(({ code }) => code),
    heightMm: flags.height_mm,
    placements: flags.placements,
    sku: flags.sku,
    pair:
      left === null || right === null || pairSku === null ? null : { left, right, sku: pairSku },
  };
}

function lineRule(wire: Wire["text_embroidery_rules_per_line"][number]): LineRule {
  return {
    number: wire.line_number,
    characterLimit: wire.character_limit,
    defaultText: wire.default_text,
    isRequired: wire.is_required,
    label: wire.label,
    isLocked: wire.locked,
  };
}
