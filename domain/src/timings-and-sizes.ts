/**
 * The times that UI-14 names and that something waits, in ms: nothing else on a screen may write these down.
 * A time of UI-14 comes in with what waits it; others stand where they are used.
 */
export const timing = {
  /** An opened accordion row waits this long before it is scrolled into sight (HEAD-05). */
  accordion: 300,
  /** A scroll position is saved after this much rest (ROUTE-47). */
  scrollSave: 200,
  /** Whoever must sign in to a portal is led to its login this long after an address was asked for (ROUTE-36). */
  forcedLogin: 2000,
  /** An entered quantity is committed after this much rest (CART-19). */
  quantityRest: 1000,
  /** What was answered is kept on the device after this much rest (PERSIST-02). */
  persistence: 1000,
  /** A notification stays this long unless it or the store's configuration says otherwise (UI-09). */
  notification: 5000,
  /** Page-level, stored and clipboard notices (UI-10, UI-12, reading 51). */
  clipboard: 3000,
  /** The notice of cookies hides so long after a choice (CONSENT-11). */
  consentNotice: 700,
  /** What is said of an alert stands this long beside its button (WISH-14). */
  stockAlert: 10_000,
} as const;

/** Sizes on a screen that a script decides by, in px unless told (UI-14). */
export const size = {
  /** Scrolled up past this, the mobile search bar slides down (HEAD-10). */
  mobileSearchSlide: 150,
  /** The default header with the promotions bar; past it the persistent one appears (HEAD-06). */
  headerHeight: 150,
  /** Letters that a monogram has room for (HEAD-14). */
  initials: 3,
} as const;
