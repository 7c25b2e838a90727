/** The times that UI-14 names, in ms: nothing else on a screen may write these down. Others stand where they are used. */
export const timing = {
  /** An opened accordion row waits this long before it is scrolled into sight (HEAD-05). */
  accordion: 300,
  /** A scroll position is saved after this much rest (ROUTE-47). */
  scrollSave: 200,
  /** The consent notice leaves this long after the choice (chrome §4). */
  consentNotice: 700,
  /** State is persisted after this much rest (chrome §9). */
  persistence: 1000,
  /** An entered quantity is committed after this much rest (CART-19). */
  quantityRest: 1000,
  /** A login that is required is asked for this long after the lookup began (ROUTE-36). */
  loginRedirect: 2000,
  /** A notification stays this long unless it or the store's configuration says otherwise (UI-09). */
  notification: 5000,
  /** Page-level, stored and clipboard notices (UI-10, UI-12, reading 51). */
  clipboard: 3000,
  /** The answer to a stock alert (WISH-14). */
  stockAlert: 10_000,
} as const;

/** Sizes on a screen, in px, and the letters of a monogram (UI-14). */
export const size = {
  /** Scrolled up past this, the mobile search bar slides down (HEAD-10). */
  mobileSearchSlide: 150,
  /** The default header with the promotions bar; past it the persistent one appears (HEAD-06). */
  headerHeight: 150,
  /** The count on the cart icon (HEAD-18). */
  cartBadge: 20,
  /** The longest monogram on the account icon (HEAD-14). */
  initials: 3,
} as const;
