/** The last day of what is over from a moment on; that moment is a midnight of the shop's calendar. */
export function goodUntil(endsAt: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(Date.parse(endsAt) - 1),
  );
}
