import type { Page } from "../../room.ts";

/** The groups of the navigation, in the order in which they stand. */
const GROUPS = {
  sales: "Sales",
  customers: "Customers",
  catalog: "Catalog",
  marketing: "Marketing",
  workshop: "Workshop",
  store: "Store",
} as const;

export type SectionGroup = keyof typeof GROUPS;

/** A link of the navigation. */
interface Section {
  readonly title: string;
  readonly href: string;
}

/** Links that belong together, under their name; none is empty. */
interface Sections {
  readonly name: string;
  readonly links: readonly Section[];
}

/** The navigation that leads to these pages: those with a place, by group, then by place. */
export function sectionsOf(pages: readonly Page[]): readonly Sections[] {
  const placed = pages.flatMap(({ nav, pattern }) => (nav ? [{ ...nav, href: pattern }] : []));
  return Object.entries(GROUPS)
    .map(([group, name]) => ({
      name,
      links: placed.filter((link) => link.group === group).sort((a, b) => a.place - b.place),
    }))
    .filter(({ links }) => links.length > 0);
}
