/** The default header's height with the promotions bar, in px (HEAD-06, chrome §9). */
export const HEADER_HEIGHT = 150;

/** The longest monogram on the account icon (HEAD-14). */
export const INITIALS_MAX = 3;

/** How long an opened accordion row waits before it is scrolled into sight, in ms (HEAD-05). */
export const ACCORDION_SCROLL_MS = 300;
