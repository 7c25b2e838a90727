import { FRAME_CONTAINERS, WIDGET_LOCATIONS, type WidgetLocation } from "../store/frame-place.ts";

/** Containers that are the same on every page, by the spec's names (FOOT-07). */
export const CONTAINERS = [
  ...FRAME_CONTAINERS,
  "menu-promotion-1",
  "menu-promotion-2",
  "menu-promotion-3",
  "menu-promotion-4",
  "menu-promotion-5",
  "menu-promotion-6",
  "menu-promotion-7",
  "menu-promotion-8",
  "menu-promotion-9",
  "menu-promotion-10",
] as const;

/** Above and below what a page shows: for blocks of single paths. */
export const PAGE_PLACES = ["page-top", "page-bottom"] as const;

export const LOCATIONS = [...CONTAINERS, ...WIDGET_LOCATIONS, ...PAGE_PLACES] as const;

type Container = (typeof CONTAINERS)[number];
export type Location = (typeof LOCATIONS)[number];

const WIDGETS: ReadonlySet<string> = new Set(WIDGET_LOCATIONS);

/** Whether blocks that stand there are dynamic widgets; all others are containers of pages. */
export const isWidgetLocation = (location: Location): location is WidgetLocation =>
  WIDGETS.has(location);

/** Slots of the menu's promotions (MENU-05). */
const MENU_PROMOTIONS = 10;

/**
 * The container that a sub-menu shows: slots come round, by the place of its category in the menu, counted from 0.
 * @example menuPromotion(12) is "menu-promotion-3"
 */
export function menuPromotion(index: number): Container {
  return `menu-promotion-${(index % MENU_PROMOTIONS) + 1}` as Container;
}
