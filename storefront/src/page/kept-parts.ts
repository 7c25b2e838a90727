/** Markup as it is sent, in UTF-8. */
export type Markup = Uint8Array;

/** The markup of parts, by what it follows from. */
export interface KeptParts {
  /** As it was drawn before, or as `draw` draws it now. */
  markup(likeness: string, draw: () => Markup): Markup;
}

interface Kept {
  readonly markup: Markup;
  wasAsked: boolean;
}

/** @param maxBytes of likenesses and markup: beyond it goes what nobody has asked for since it was looked at last */
export function keptParts(maxBytes = Infinity): KeptParts {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const makeRoom = () => {
    for (const [likeness, part] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(likeness);
      if (part.wasAsked) kept.set(likeness, { ...part, wasAsked: false });
      else bytes -= likeness.length + part.markup.length;
    }
  };
  return {
    markup(likeness, draw) {
      const known = kept.get(likeness);
      if (known) {
        known.wasAsked = true;
        return known.markup;
      }
      const markup = draw();
      kept.set(likeness, { markup, wasAsked: false });
      bytes += likeness.length + markup.length;
      makeRoom();
      return markup;
    },
  };
}

const byThing = new WeakMap<object, KeptParts>();

/** What was drawn of a thing, kept as long as the thing is. */
export function keptPartsOf(thing: object): KeptParts {
  const kept = byThing.get(thing) ?? keptParts();
  byThing.set(thing, kept);
  return kept;
}
