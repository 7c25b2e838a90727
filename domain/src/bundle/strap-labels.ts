import type { StrapSide } from "./bundle.ts";

/** What the straps of a pair are called where the product says nothing (BUNDLE-08). */
const USUAL: StrapLabels = { left: "Left Strap", right: "Right Strap" };

export type StrapLabels = Readonly<Record<StrapSide, string>>;

/**
 * The two labels of `cw_bundle_attr_label_text` (BUNDLE-08): JSON with `label1` and `label2`; what is missing or no
 * text is called as usual. `{"label1":"Neck"}` gives 'Neck' and 'Right Strap'.
 */
export function strapLabels(attribute: unknown): StrapLabels {
  const map = typeof attribute === "string" ? parsed(attribute) : attribute;
  const textOf = (name: string, usual: string) => {
    const text: unknown = isMap(map) ? map[name] : undefined;
    return typeof text === "string" && text.trim() !== "" ? text.trim() : usual;
  };
  return { left: textOf("label1", USUAL.left), right: textOf("label2", USUAL.right) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Staff wrote something that is no JSON: the straps are called as usual.
    return null;
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
