/** What a source has to offer, by name: each part worked out of it. */
export type Parts<Source> = Readonly<Record<string, (source: Source) => unknown>>;

type Picked<Of extends Parts<never>> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

/**
 * Makes what an answer picks from: a part of it is worked out when it is first asked for, and once. Of a list that is
 * asked for its numbers, nothing else of what it lists is.
 */
export function picking<Source, Of extends Parts<Source>>(
  parts: Of,
): (source: Source) => Picked<Of> {
  class Picks {
    readonly source: Source;
    constructor(source: Source) {
      this.source = source;
    }
  }
  for (const [name, part] of Object.entries(parts)) {
    Object.defineProperty(Picks.prototype, name, {
      get(this: Picks) {
        const value = part(this.source);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
  return (source) => new Picks(source) as object as Picked<Of>;
}
