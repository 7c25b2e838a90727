import { FRAME_CONTAINERS, WIDGET_LOCATIONS } from "../store/frame-place.ts";

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

export type Location = (typeof LOCATIONS)[number];
