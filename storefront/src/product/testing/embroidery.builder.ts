import { PREVIEW_SETTINGS } from "@placket/contract/embroidery/preview-settings.codec";
import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import type { CallReply } from "../../api/rest.ts";

type ConfigurationReply = CallReply<"embroidery">;

const font = (code: FontCode, name: string, from = 5) => ({
  name,
  backend_name: code,
  character: "",
  size_rules: { min_mm: 5, max_mm: 20, usual_mm: 9, best_from_mm: from, best_to_mm: 40 },
});

const fonts = [font("block", "Block"), font("script", "Script", 10)];

const usd = (value: number) => ({ value, currency: "USD" });

/** Two lines of text on the left chest or the back of a coat, in two fonts and three threads; as the server sends it. */
export function aConfiguration(change: Partial<ConfigurationReply> = {}): ConfigurationReply {
  return {
    product_id: 21,
    sku: "B-M",
    embroidery_enabled: true,
    type: "Chef coat",
    fabric: "twill",
    sku_mapping: { "TEXT-1": "text", "TEXT-5": "text" },
    embroidery_options: [
      {
        type: "text",
        title: "Embroidered text",
        services: [
          { sku: "TEXT-1", name: "Text", price: usd(6), up_to_stitches: 1500, up_to_lines: null },
          { sku: "TEXT-5", name: "Text", price: usd(7.5), up_to_stitches: 5000, up_to_lines: null },
        ],
      },
    ],
    embroidery_placements: {
      global: {
        step_order: ["text"],
        color_exclusions: [],
        fonts,
        flags: [],
        messages: [],
        logo_on_file_allowed: false,
      },
      for_type: {
        faces: [
          {
            code: "front",
            name: "Front",
            picture: "studioFront",
            width_mm: 720,
            placements: [placement("left-chest", "Left chest", 100, 58)],
          },
          {
            code: "back",
            name: "Back",
            picture: "studioBack",
            width_mm: 720,
            placements: [placement("back-yoke", "Back yoke", 260, 60)],
          },
        ],
        option: { flags: null, logos: null },
        logo_placements_per_line: [],
        is_allow_instruction: false,
      },
    },
    is_embroidery_lockdown: false,
    extension_attributes: { embroidery_logo_enabled: false },
    default_logo: null,
    allowed_logo_numbers: [],
    allowed_logos: [],
    logo_max_count: 0,
    digitizing_price: null,
    logo_options: null,
    config_left_right_flags_enabled: false,
    special_instructions_rule: { max_length: 500 },
    text_embroidery: {
      fonts,
      colors: [
        { id: "1366", name: "Navy", hex: "#27386b", border: false },
        { id: "1001", name: "White", hex: "#f5f4ee", border: true },
        { id: "1070", name: "Gold", hex: "#c9a24a", border: false },
      ],
      placements: ["left-chest", "back-yoke"],
    },
    text_embroidery_hints: [],
    text_embroidery_rules_per_line: [line(1, "Name", 20), line(2, "Title", 24)],
    liquid_pixel_settings: PREVIEW_SETTINGS,
    ...change,
  };
}

/** The same with everything else that can be done: flags on the chest or the collar, a hem, a print, and instructions. */
export function everyOption(): ConfigurationReply {
  const base = aConfiguration();
  const { global, for_type } = base.embroidery_placements;
  const [front, back] = for_type.faces;
  const collar = [
    placement("collar-left", "Collar, left", 60, 40),
    placement("collar-right", "Collar, right", 60, 40),
  ];
  const service = (sku: string, name: string, price: number) => ({
    sku,
    name,
    price: usd(price),
    up_to_stitches: null,
    up_to_lines: null,
  });
  return {
    ...base,
    embroidery_options: [
      ...base.embroidery_options,
      {
        type: "flags",
        title: "Flags",
        services: [service("FLAG", "A flag", 7), service("FLAGS", "Two flags", 12)],
      },
      { type: "print-screen", title: "Screen print", services: [service("PRINT", "Print", 4)] },
      { type: "alteration-piping", title: "Alteration", services: [service("HEM", "Hem", 9.5)] },
      { type: "special-instructions", title: "Special instructions", services: [] },
    ],
    embroidery_placements: {
      global: {
        ...global,
        step_order: ["text", "flags", "print-screen", "alteration-piping", "special-instructions"],
        flags: [
          { code: "SE", name: "Sweden" },
          { code: "JP", name: "Japan" },
        ],
      },
      for_type: {
        ...for_type,
        faces: [{ ...front!, placements: [...front!.placements, ...collar] }, back!],
        option: {
          flags: {
            placements: ["left-chest"],
            left: "collar-left",
            right: "collar-right",
            height_mm: 22,
            sku: "FLAG",
            pair_sku: "FLAGS",
          },
          logos: null,
        },
        is_allow_instruction: true,
      },
    },
    config_left_right_flags_enabled: true,
  };
}

function placement(id: string, name: string, width_mm: number, height_mm: number) {
  return {
    id,
    name,
    side: "left" as const,
    width_mm,
    height_mm,
    turn: 0,
    center: { x: 0.6, y: 0.3 },
  };
}

function line(line_number: number, label: string, character_limit: number) {
  return {
    line_number,
    character_limit,
    default_text: "",
    is_required: false,
    label,
    locked: false,
  };
}
