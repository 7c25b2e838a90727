import { FACES, SIDES, type FaceCode } from "@placket/domain/embroidery/offer/offer";
import { z } from "zod";
import { price } from "../shapes.ts";
import { fabricCode, fontCode } from "./code.shapes.ts";
import { logoShape } from "./logo.shapes.ts";

/** The option types that can be chosen on a product, under the documents' names (catalogue §3). */
const optionType = z.enum([
  "logos",
  "text",
  "flags",
  "special-instructions",
  "alteration-piping",
  "print-screen",
]);

const service = z.object({ sku: z.string(), name: z.string(), price });

const options = z.array(
  z.object({
    type: optionType,
    title: z.string(),
    /** What is charged for each piece: of a text by its stitches, of the others by what is chosen. */
    services: z.array(
      service.extend({
        /** Up to so many stitches; `null` where stitches do not count. */
        up_to_stitches: z.number().nullable(),
        /** Of a text: with up to so many lines; `null` where they do not count. */
        up_to_lines: z.number().nullable(),
      }),
    ),
  }),
);

const placement = z.object({
  id: z.string(),
  name: z.string(),
  side: z.enum(SIDES),
  width_mm: z.number(),
  height_mm: z.number(),
  /** Its middle on the picture of its face, in fractions of the picture's width and height. */
  center: z.object({ x: z.number(), y: z.number() }),
  /** How it lies there, in degrees clockwise. */
  turn: z.number(),
});

const font = z.object({
  name: z.string(),
  backend_name: fontCode,
  character: z.string(),
  /** Heights of a capital that may be asked for, and those that sew well. */
  size_rules: z.object({
    min_mm: z.number(),
    max_mm: z.number(),
    usual_mm: z.number(),
    best_from_mm: z.number(),
    best_to_mm: z.number(),
  }),
});

const color = z.object({
  /** Its number. */
  id: z.string(),
  name: z.string(),
  hex: z.string(),
  /** A light thread needs one to be seen on white paper. */
  border: z.boolean(),
});

const lineRule = z.object({
  line_number: z.number(),
  character_limit: z.number(),
  default_text: z.string(),
  is_required: z.boolean(),
  label: z.string(),
  locked: z.boolean(),
});

/** What can be done to a product, by the document's names (EMB-03 to 09). */
export const configurationShape = z.object({
  product_id: z.number(),
  sku: z.string(),
  /** Whether anything at all can be. */
  embroidery_enabled: z.boolean(),
  /** What it is called: the cut that its placements are those of. */
  type: z.string().nullable(),
  fabric: fabricCode.nullable(),
  /** Skus that a choice is charged as, by type of option. */
  sku_mapping: z.record(z.string(), optionType),
  embroidery_options: options,
  embroidery_placements: z.object({
    global: z.object({
      step_order: z.array(optionType),
      /** Numbers of threads that cannot be chosen on a cloth of that color. */
      color_exclusions: z.array(z.object({ color: z.string(), threads: z.array(z.string()) })),
      fonts: z.array(font),
      flags: z.array(z.object({ code: z.string(), name: z.string() })),
      messages: z.array(z.string()),
      /** Whether digitized logos of the shopper's library may be chosen. */
      logo_on_file_allowed: z.boolean(),
    }),
    for_type: z.object({
      faces: z.array(
        z.object({
          code: z.enum(Object.keys(FACES) as [FaceCode, ...FaceCode[]]),
          name: z.string(),
          /** The kind of the product's pictures that show it. */
          picture: z.string(),
          /** How much of the garment the picture shows from edge to edge. */
          width_mm: z.number(),
          placements: z.array(placement),
        }),
      ),
      /** Ids of the placements of a single flag, and of the two on the collar; `null`: no flag is embroidered. */
      option: z.object({
        flags: z
          .object({
            placements: z.array(z.string()),
            left: z.string().nullable(),
            right: z.string().nullable(),
            height_mm: z.number(),
            /** What a single one is charged as, and the two together. */
            sku: z.string(),
            pair_sku: z.string().nullable(),
          })
          .nullable(),
        /** Ids of the placements of logos; `null`: no logo is embroidered. */
        logos: z.object({ placements: z.array(z.string()) }).nullable(),
      }),
      /** Ids of the placements of each line's logo; empty: every logo may stand at each of them. */
      logo_placements_per_line: z.array(
        z.object({ line_number: z.number(), placement_ids: z.array(z.string()) }),
      ),
      is_allow_instruction: z.boolean(),
    }),
  }),
  /** Whether the product is sold with embroidery alone. */
  is_embroidery_lockdown: z.boolean(),
  extension_attributes: z.object({ embroidery_logo_enabled: z.boolean() }),
  /** What stands on the garment at first; locked, it is there and no other (EMB-06, EMB-29). */
  default_logo: z
    .object({
      image_link: z.string().nullable(),
      number: z.string(),
      default_placement: z.string(),
      lock: z.boolean(),
      /** The logo itself, as those on file are told; `null` where the house has it not any more. */
      logo: logoShape.nullable(),
    })
    .nullable(),
  /** Which logos may be chosen for each line; empty: the shopper's own (EMB-07). */
  allowed_logo_numbers: z.array(
    z.object({
      line_number: z.number(),
      logo_numbers_array: z.array(z.string()),
      account_logo_allowed: z.boolean(),
      placement_ids: z.array(z.string()),
      optional_in_lockdown: z.boolean(),
    }),
  ),
  /** The logos of the house that some line names, as those on file are told. */
  allowed_logos: z.array(logoShape),
  logo_max_count: z.number(),
  /** What making the stitches of a logo costs, once for each (EMB-17); `null` where nothing. */
  digitizing_price: price.nullable(),
  /** How many logos, and what one costs on a piece (EMB-10); `null`: no logo is embroidered. */
  logo_options: z
    .object({
      min_logos: z.number(),
      max_logos: z.number(),
      /** On a product that is sold with embroidery alone. */
      required_logos: z.number(),
      upload_price: price.nullable(),
      /** What one is charged as that nobody has made stitches of; `null` where no such logo is taken. */
      upload_sku: z.string().nullable(),
      /** What making its stitches is charged as, once, beside what a piece costs. */
      digitization_sku: z.string().nullable(),
      digitization_price: price.nullable(),
      /** The least that one with stitches costs; `null` where none is taken. */
      on_file_price: price.nullable(),
      /** From so many stitches on a logo is extra-large, and what it then costs; `null` where none is taken. */
      extra_large_from: z.number(),
      extra_large_price: price.nullable(),
      /** Endings of the files that are taken, and how large one may be; empty where no upload is taken. */
      file_types: z.array(z.string()),
      max_file_bytes: z.number(),
    })
    .nullable(),
  /** Whether a left and a right flag may be chosen (EMB-08, EMB-32). */
  config_left_right_flags_enabled: z.boolean(),
  special_instructions_rule: z.object({ max_length: z.number() }),
  /** `null`: no text is embroidered. */
  text_embroidery: z
    .object({
      fonts: z.array(font),
      /** What may be chosen on the product's own color. */
      colors: z.array(color),
      /** Ids of placements. */
      placements: z.array(z.string()),
    })
    .nullable(),
  /** How `generate-lp-images` is asked for a picture of what is chosen, and what it answers with (EMB-48). */
  liquid_pixel_settings: z.object({
    path: z.string(),
    /** The terms to be sent along: others are refused. */
    scale_factor: z.number(),
    seed: z.string(),
    sink: z.string(),
    /** Of cloth that has no color of its own. */
    neutral_color: z.string(),
    /** Of a design that has no such thing. */
    not_applicable: z.string(),
    /** In the place of a picture that there is none of. */
    placeholder: z.string(),
    /** So many times as large are letters in the large picture. */
    large_text_factor: z.number(),
  }),
  text_embroidery_hints: z.array(z.string()),
  text_embroidery_rules_per_line: z.array(lineRule),
});
