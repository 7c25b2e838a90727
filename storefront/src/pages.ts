import type { PageTable } from "./page/page.ts";
import { rooms } from "./rooms.ts";

/**
 * The pages the page switcher can draw, by page type; every other type is "Not Found..." (ROUTE-29).
 * Each stands in the manifest of its room.
 */
export const pages: PageTable = Object.assign({}, ...rooms.map((room) => room.pages));
