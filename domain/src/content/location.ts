import { FRAME_CONTAINERS, MENU_PROMOTIONS, WIDGET_LOCATIONS } from "../store/frame/frame-place.ts";

/** Containers that are the same on every page, by the spec's names (FOOT-07). */
export const CONTAINERS = [...FRAME_CONTAINERS, ...MENU_PROMOTIONS] as const;

/** Above and below what a page shows: for blocks of single paths. */
export const PAGE_PLACES = ["page-top", "page-bottom"] as const;

export const LOCATIONS = [...CONTAINERS, ...WIDGET_LOCATIONS, ...PAGE_PLACES] as const;

export type Location = (typeof LOCATIONS)[number];
