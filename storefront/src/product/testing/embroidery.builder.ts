import type { CallReply } from "../../api/rest.ts";

type ConfigurationReply = CallReply<"embroidery">;

const font = (code: string, name: string, from = 5) => ({
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
          { sku: "TEXT-1", name: "Text", price: usd(6), up_to_stitches: 1500 },
          { sku: "TEXT-5", name: "Text", price: usd(7.5), up_to_stitches: 5000 },
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
    ...change,
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
