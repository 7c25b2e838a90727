import { fontInfo } from "@placket/domain/embroidery/lettering/fonts";
import {
  offeredKinds,
  offeredThreads,
  type Configuration,
} from "@placket/domain/embroidery/offer/configuration";
import {
  FACES,
  linesOf,
  stepOf,
  type EmbroideryOffer,
  type FaceCode,
  type LogoTerms,
  type TextTerms,
} from "@placket/domain/embroidery/offer/offer";
import { EMBROIDERY_PARTS, PART_TEXT_MAX } from "@placket/domain/embroidery/part/embroidery-parts";
import { findFlag } from "@placket/domain/embroidery/shape/flags/flag";
import { EXTRA_LARGE_STITCHES } from "@placket/domain/embroidery/logo/logo";
import { LOGO_FORMAT_NAMES } from "@placket/domain/embroidery/logo/logo-format";
import { requiredLines } from "@placket/domain/embroidery/offer/logo-lines";
import { logosAllowed } from "@placket/domain/embroidery/offer/logos";
import { needsBorder } from "@placket/domain/embroidery/thread/needs-border";
import type { Say } from "@placket/domain/phrase";
import type { z } from "zod";
import { moneyToWire } from "../money/money.codec.ts";
import type { configurationShape } from "./configuration.shapes.ts";
import { logoToWire } from "./logo.codec.ts";
import { LOGO_BYTES_MAX } from "./logo.rest.ts";
import { PREVIEW_SETTINGS } from "./preview-settings.codec.ts";

type ConfigurationWire = z.infer<typeof configurationShape>;

/** What can be done to a product, under the document's names; words in the language of `say`. */
export function configurationToWire(found: Configuration, say: Say): ConfigurationWire {
  const { offer, services } = found;
  const kinds = offeredKinds(found);
  const text = kinds.includes("text") ? (offer?.text ?? null) : null;
  const flags = kinds.includes("flags") ? (offer?.flags ?? null) : null;
  const logos = kinds.includes("logos") ? (offer?.logos ?? null) : null;
  return {
    product_id: found.productId,
    sku: found.sku,
    embroidery_enabled: kinds.length > 0,
    type: offer && say(offer.name),
    fabric: offer && offer.fabric,
    sku_mapping: Object.fromEntries(services.map(({ sku, kind }) => [sku, kind])),
    embroidery_options: kinds.map((type) => ({
      type,
      title: say(EMBROIDERY_PARTS[type].label),
      services: services
        .filter(({ kind }) => kind === type)
        .map(({ sku, name, price, upTo, lines }) => ({
          sku,
          name,
          price: moneyToWire(price),
          up_to_stitches: upTo,
          up_to_lines: lines,
        })),
    })),
    embroidery_placements: {
      global: {
        step_order: [...kinds],
        color_exclusions: (offer?.colorExclusions ?? []).map(({ color, threads }) => ({
          color,
          threads: [...threads],
        })),
        fonts: fontsToWire(text),
        flags: (flags?.flags ?? []).map((code) => ({
          code,
          name: say(findFlag(code)?.name ?? code),
        })),
        messages: (offer?.messages ?? []).map((message) => say(message)),
        logo_on_file_allowed: logos?.takesOnFile ?? false,
      },
      for_type: {
        faces: offer ? facesToWire(offer, say) : [],
        option: {
          flags: flags && {
            placements: [...flags.placements],
            left: flags.pair?.left ?? null,
            right: flags.pair?.right ?? null,
            height_mm: flags.heightMm,
            sku: flags.sku,
            pair_sku: flags.pair?.sku ?? null,
          },
          logos: logos && { placements: [...logos.placements] },
        },
        logo_placements_per_line: (logos?.lines ?? []).map(({ number, placements }) => ({
          line_number: number,
          placement_ids: [...placements],
        })),
        is_allow_instruction: kinds.includes("special-instructions"),
      },
    },
    is_embroidery_lockdown: found.isLockdown,
    extension_attributes: { embroidery_logo_enabled: logos !== null },
    default_logo: presetToWire(logos, found, say),
    allowed_logo_numbers: (logos?.lines ?? []).map((line) => ({
      line_number: line.number,
      logo_numbers_array: [...line.logos],
      account_logo_allowed: line.takesOwn,
      placement_ids: [...line.placements],
      optional_in_lockdown: line.isOptional,
    })),
    allowed_logos: found.houseLogos.map((logo) => logoToWire(logo, say)),
    logo_max_count: logos ? logosAllowed(logos) : 0,
    digitizing_price: priceOf(found, logos?.digitizingSku),
    logo_options: logos && logoOptions(logos, found),
    config_left_right_flags_enabled: flags?.pair != null,
    special_instructions_rule: { max_length: PART_TEXT_MAX },
    liquid_pixel_settings: PREVIEW_SETTINGS,
    text_embroidery: text && {
      fonts: fontsToWire(text),
      colors: offeredThreads(found).map((thread) => ({
        id: thread.number,
        name: say(thread.name),
        hex: thread.color,
        border: needsBorder(thread),
      })),
      placements: [...text.placements],
    },
    text_embroidery_hints: (text?.hints ?? []).map((hint) => say(hint)),
    text_embroidery_rules_per_line: (text ? linesOf(text) : []).map((line) => ({
      line_number: line.number,
      character_limit: line.characterLimit,
      default_text: line.defaultText,
      is_required: line.isRequired,
      label: say(line.label),
      locked: line.isLocked,
    })),
  };
}

function presetToWire(logos: LogoTerms | null, { houseLogos }: Configuration, say: Say) {
  if (!logos?.preset) return null;
  const { number, placement, isLocked } = logos.preset;
  const known = houseLogos.find((logo) => logo.number === number);
  const logo = known ? logoToWire(known, say) : null;
  return {
    image_link: logo?.image_url ?? null,
    number,
    default_placement: placement,
    lock: isLocked,
    logo,
  };
}

/** What a service costs today; `null` where it is none, or cannot be had. */
function priceOf({ services }: Configuration, sku: string | null | undefined) {
  const found = services.find(
    (one) => one.kind === "logos" && one.sku.toLowerCase() === sku?.toLowerCase(),
  );
  return found ? moneyToWire(found.price) : null;
}

function logoOptions(logos: LogoTerms, found: Configuration) {
  const takesUploads = logos.uploadSku !== null;
  return {
    min_logos: 1,
    max_logos: logosAllowed(logos),
    required_logos: found.isLockdown ? requiredLines(logos).length : 0,
    upload_price: priceOf(found, logos.uploadSku),
    upload_sku: logos.uploadSku,
    digitization_price: priceOf(found, logos.digitizingSku),
    digitization_sku: logos.digitizingSku,
    on_file_price: priceOf(found, logos.prices[0]?.sku),
    extra_large_from: EXTRA_LARGE_STITCHES,
    extra_large_price: priceOf(found, stepOf(logos, EXTRA_LARGE_STITCHES)?.sku),
    file_types: takesUploads || logos.takesOnFile ? [...LOGO_FORMAT_NAMES] : [],
    max_file_bytes: LOGO_BYTES_MAX,
  };
}

/** The faces on which there is something to place. */
function facesToWire({ placements, pictureWidthMm }: EmbroideryOffer, say: Say) {
  const codes = Object.keys(FACES) as FaceCode[];
  return codes
    .filter((code) => placements.some(({ face }) => face === code))
    .map((code) => ({
      code,
      name: say(FACES[code].name),
      picture: FACES[code].picture,
      width_mm: pictureWidthMm,
      placements: placements
        .filter(({ face }) => face === code)
        .map(({ code: id, name, side, widthMm, heightMm, center, turn }) => ({
          id,
          name: say(name),
          side,
          width_mm: widthMm,
          height_mm: heightMm,
          center,
          turn,
        })),
    }));
}

function fontsToWire(text: TextTerms | null) {
  if (!text) return [];
  const { min, max, usual } = text.heightMm;
  return text.fonts.flatMap((code) => {
    const font = fontInfo(code);
    if (!font) return [];
    const { recommended } = font;
    return {
      name: font.name,
      backend_name: code,
      character: font.character,
      size_rules: {
        min_mm: min,
        max_mm: max,
        usual_mm: Math.min(max, Math.max(usual, recommended.min)),
        best_from_mm: recommended.min,
        best_to_mm: recommended.max,
      },
    };
  });
}
