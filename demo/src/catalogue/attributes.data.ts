/** An attribute of the demo store; options that products use in an order of their own. */
interface DemoAttribute {
  readonly code: string;
  readonly label: string;
  readonly input: "text" | "textarea" | "select" | "boolean" | "date";
  readonly swatch?: "color" | "text";
  readonly filterable?: true;
  readonly searchable?: true;
  readonly configurable?: true;
  /** Listed among the facts on the product page. */
  readonly visible?: true;
  readonly options?: readonly { readonly label: string; readonly swatch?: string }[];
}

/** All but colors and sizes, whose options come from the drawings and the size runs. */
export const attributes: readonly DemoAttribute[] = [
  {
    code: "sleeve",
    label: "Sleeve",
    input: "select",
    filterable: true,
    searchable: true,
    visible: true,
    options: [{ label: "Long" }, { label: "Short" }],
  },
  {
    code: "closure",
    label: "Closure",
    input: "select",
    filterable: true,
    searchable: true,
    visible: true,
  },
  { code: "fabric", label: "Cloth", input: "select", filterable: true, searchable: true },
  {
    code: "fabric_weight",
    label: "Fabric weight",
    input: "select",
    filterable: true,
    options: [
      { label: "Light, under 5.5 oz" },
      { label: "Medium, 5.5 to 7.5 oz" },
      { label: "Heavy, over 7.5 oz" },
    ],
  },
  {
    code: "cut",
    label: "Cut",
    input: "select",
    filterable: true,
    visible: true,
    options: [{ label: "Unisex" }, { label: "Men’s" }, { label: "Women’s" }],
  },
  {
    code: "has_embroidery",
    label: "Can be embroidered",
    input: "boolean",
    filterable: true,
    visible: true,
  },
  { code: "is_embroidery_lockdown", label: "Sold with embroidery alone", input: "boolean" },
  { code: "material", label: "Material", input: "text", searchable: true, visible: true },
  { code: "care", label: "Care", input: "text", visible: true },
  { code: "made_in", label: "Sewn in", input: "text", visible: true },
  { code: "fit_style", label: "Fit", input: "text", visible: true },
  { code: "fit_sleeve", label: "Sleeve fit", input: "text", visible: true },
  { code: "fit_length", label: "Length", input: "text", visible: true },
  { code: "fit_rise", label: "Rise", input: "text", visible: true },
  { code: "fit_leg", label: "Leg", input: "text", visible: true },
  { code: "fit_straps", label: "Straps", input: "text", visible: true },
  { code: "fit_ties", label: "Ties", input: "text", visible: true },
  { code: "fit_band", label: "Band", input: "text", visible: true },
  { code: "fit_closure", label: "Closes by", input: "text", visible: true },
  { code: "fit_neck", label: "Neck", input: "text", visible: true },
  { code: "size_chart", label: "Size chart", input: "textarea" },
  { code: "cw_product_callouts", label: "Callout", input: "text" },
  { code: "tile_text", label: "Line on the tile", input: "text" },
  { code: "opposite_cut", label: "SKU of the other cut", input: "text" },
  { code: "pdp_message", label: "Message on the product page", input: "text" },
  {
    code: "bundle_items_step_through_selection",
    label: "Chosen step by step",
    input: "boolean",
  },
  {
    code: "cw_bundle_attr_label_text",
    label: "What the straps of a pair are called",
    input: "textarea",
  },
  { code: "giftcard_amounts", label: "What a gift card may be worth", input: "text" },
  { code: "allow_open_amount", label: "Whether buyers may say an amount", input: "boolean" },
  { code: "open_amount_min", label: "The least that they may say", input: "text" },
  { code: "open_amount_max", label: "The most that they may say", input: "text" },
  { code: "login_required", label: "Login required to buy", input: "boolean" },
  { code: "discontinued_product", label: "Discontinued", input: "boolean" },
];
