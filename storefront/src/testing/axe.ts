import axe from "axe-core";

/** The accessibility rules that the page breaks; what needs layout is checked in a real browser. */
export async function axeViolations(): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
