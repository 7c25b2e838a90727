const names = new Map<string, (code: string) => string>();

/** A country's name in a locale's language; the code itself when it is none (CONF-17, CHECK-05). */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let known = names.get(locale);
  if (!known) names.set(locale, (known = namesIn(locale)));
  return known(code);
}

/** Two letters have 676 names at most, and asking the language for one costs what a whole address does. */
function namesIn(locale: string): (code: string) => string {
  const language = new Intl.DisplayNames([locale], { type: "region" });
  const known = new Map<string, string>();
  return (code) => {
    let name = known.get(code);
    if (name === undefined) known.set(code, (name = language.of(code) ?? code));
    return name;
  };
}
