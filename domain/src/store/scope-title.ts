/** Where a setting may hold. */
export type ScopeKind = "default" | "website" | "store";

/** A scope as staff read it: `Store view: British`. The default scope is named by itself. */
export function scopeTitle(kind: ScopeKind, name: string): string {
  return TITLES[kind](name);
}

const TITLES: Readonly<Record<ScopeKind, (name: string) => string>> = {
  default: (name) => name,
  website: (name) => `Website: ${name}`,
  store: (name) => `Store view: ${name}`,
};
