/** Parts as they are stored, of a garment on which somebody is named: in a sewn text and in instructions, not in a flag. */
export function namingParts(name: string): readonly object[] {
  const placement = { code: "left-chest", name: "Left chest" };
  const recipe = {
    lines: [name],
    font: "block",
    heightMm: 9,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0.3,
    lineSpacing: 1.7,
    align: "center",
    arc: null,
  };
  const free = { serviceId: null, service: null };
  const order = { code: "SE", heightMm: 25, fabric: "twill" };
  const text = { recipe, placement, stitches: 1200, widthMm: 50, heightMm: 9 };
  const flags = { flags: [{ order, placement, side: null }] };
  return [
    { kind: "text", text: name, ...free, made: text },
    { kind: "flags", text: "Sweden", ...free, made: flags },
    { kind: "special-instructions", text: `Pack for ${name}`, ...free },
  ];
}
