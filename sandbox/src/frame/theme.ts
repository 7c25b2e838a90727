/** Colors and measures the page may set, so that the fields look like its own. */
const THEME_NAMES = [
  "page",
  "ink",
  "inkMuted",
  "edge",
  "brand",
  "focus",
  "danger",
  "radius",
  "fieldHeight",
  "textSize",
] as const;

type ThemeName = (typeof THEME_NAMES)[number];
export type Theme = Readonly<Partial<Record<ThemeName, string>>>;

/** Takes the valid values out of whatever the page sent and drops the rest. */
export function readTheme(value: unknown): Theme {
  if (typeof value !== "object" || value === null) return {};
  const given = value as Readonly<Record<string, unknown>>;
  const theme: Partial<Record<ThemeName, string>> = {};
  for (const name of THEME_NAMES) {
    const wanted = given[name];
    if (typeof wanted === "string" && isValid(name, wanted)) theme[name] = wanted;
  }
  return theme;
}

/** Sets the theme as custom properties, e.g. `--ink-muted`. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  for (const [name, value] of Object.entries(theme)) {
    root.style.setProperty(`--${name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, value);
  }
}

function isValid(name: ThemeName, value: string): boolean {
  const isMeasure = name === "radius" || name === "fieldHeight" || name === "textSize";
  return isMeasure ? MEASURE.test(value) : COLOR.test(value);
}

// Nothing that could name a resource or close a declaration passes.
const COLOR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{5,40}\))$/i;
const MEASURE = /^\d{1,2}(\.\d{1,3})?(px|rem)$/;
