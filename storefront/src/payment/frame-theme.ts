/** The store's look as the card fields take it: what the tokens come to at this place of the page. */
export function frameTheme(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    Object.entries(TOKENS)
      .map(([name, token]) => [name, style.getPropertyValue(token).trim()] as const)
      .filter(([, value]) => value !== ""),
  );
}

const TOKENS = {
  page: "--page",
  ink: "--ink",
  inkMuted: "--ink-muted",
  edge: "--edge",
  brand: "--brand",
  focus: "--focus",
  danger: "--danger",
  radius: "--radius",
  fieldHeight: "--height-field",
  textSize: "--text-16",
} as const;
