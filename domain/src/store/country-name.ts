const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a locale's language; the code itself when it is none (CONF-17, CHECK-05). */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames([locale], { type: "region" })));
  return known.of(code) ?? code;
}
