/**
 * Why nobody is led by a redirect: others of its path go first in every view, the store answers the path itself, a page
 * stands there, or its target is no page.
 * It is told and never refused: pages come and go.
 */
export const HINDRANCES = ["covered", "store_path", "page_there", "no_target"] as const;
export type Hindrance = (typeof HINDRANCES)[number];
