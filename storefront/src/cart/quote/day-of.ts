/** A day in the shopper's words. */
export const dayOf = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(at));
