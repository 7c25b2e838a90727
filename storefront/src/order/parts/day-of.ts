/** The day of a time on the shopper's own clock. */
export function dayOf(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(time));
}
