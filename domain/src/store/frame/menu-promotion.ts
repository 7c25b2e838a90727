/** How the menu of departments is drawn, by the spec's names (MENU-06). */
export const NAV_STYLES = ["nav-style-default", "nav-style-compact"] as const;

export type NavStyle = (typeof NAV_STYLES)[number];

/** How many places there are. */
const PLACES = 10;

/** The place in the sub-menu of the department at an index from 0: ten of them take turns (MENU-05). */
export const menuPromotionAt = (index: number): `menu-promotion-${number}` =>
  `menu-promotion-${(index % PLACES) + 1}`;

/** Whether sub-menus have such places: not in a compact menu, and not where a portal has departments of its own (MENU-06). */
export const hasMenuPromotions = (menu: {
  readonly style: NavStyle;
  readonly isOverridden: boolean;
}): boolean => menu.style !== "nav-style-compact" && !menu.isOverridden;
