import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import type {
  LineRule,
  OfferPlacement,
  OfferTerms,
  PriceStep,
} from "@placket/domain/embroidery/offer/offer";
import type { Money } from "@placket/domain/money/money";
import type { z } from "zod";
import { moneyFromWire } from "../money/money.codec.ts";
import type { configurationShape } from "./configuration.shapes.ts";

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

/** Text on a garment as a shopper is offered it: the same terms that the server holds a text to. */
export interface ShownOffer {
  readonly terms: Omit<OfferTerms, "flags" | "logos" | "services">;
  /** The kind of the product's pictures that shows a placement's face. */
  readonly pictures: Readonly<Record<OfferPlacement["face"], string | undefined>>;
  readonly fonts: readonly ShownFont[];
  readonly threads: readonly ShownThread[];
  /** Letters of instructions at most; 0 where none are taken. */
  readonly instructionsMax: number;
  /** What a piece is charged, by its stitches, the fewest first. */
  readonly prices: readonly (PriceStep & { readonly price: Money })[];
}

/** What of a product's configuration makes text; `undefined` where none is embroidered on it. */
export function shownOffer(wire: Wire): ShownOffer | undefined {
  const { text_embroidery: text, fabric } = wire;
  const option = wire.embroidery_options.find(({ type }) => type === "text");
  if (!text || !option || fabric === null) return undefined;
  const prices = option.services.flatMap(({ sku, price, up_to_stitches: upTo }) =>
    upTo === null ? [] : [{ upTo, sku, price: moneyFromWire(price) }],
  );
  const { faces } = wire.embroidery_placements.for_type;
  const [size] = text.fonts.map((font) => font.size_rules);
  return {
    terms: {
      fabric: fabric as FabricCode,
      pictureWidthMm: faces[0]?.width_mm ?? 0,
      placements: faces.flatMap(({ code, placements }) =>
        placements.map(
          ({ id, name, side, width_mm: widthMm, height_mm: heightMm, center, turn }) => ({
            code: id,
            name,
            face: code,
            side,
            widthMm,
            heightMm,
            center,
            turn,
          }),
        ),
      ),
      text: {
        fonts: text.fonts.map((font) => font.backend_name as FontCode),
        threads: text.colors.map(({ id }) => id),
        placements: text.placements,
        heightMm: {
          min: size?.min_mm ?? 0,
          max: size?.max_mm ?? 0,
          usual: size?.usual_mm ?? 0,
        },
        lines: wire.text_embroidery_rules_per_line.map(lineRule),
        prices,
        hints: wire.text_embroidery_hints,
      },
      takesInstructions: wire.embroidery_placements.for_type.is_allow_instruction,
      // The threads above are those for the product's own color already.
      colorExclusions: [],
      messages: wire.embroidery_placements.global.messages,
    },
    pictures: {
      front: faces.find(({ code }) => code === "front")?.picture,
      back: faces.find(({ code }) => code === "back")?.picture,
    },
    fonts: text.fonts.map(({ backend_name: code, name, character, size_rules: rules }) => ({
      code: code as FontCode,
      name,
      character,
      from: rules.best_from_mm,
      to: rules.best_to_mm,
      usual: rules.usual_mm,
    })),
    threads: text.colors.map(({ id, name, hex }) => ({ number: id, name, color: hex })),
    instructionsMax: wire.embroidery_placements.for_type.is_allow_instruction
      ? wire.special_instructions_rule.max_length
      : 0,
    prices,
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
