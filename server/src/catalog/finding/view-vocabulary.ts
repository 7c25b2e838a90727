import { phraseOf, type Term, type Vocabulary } from "@placket/domain/catalog/finding/asked";
import type { Synonyms } from "@placket/domain/catalog/finding/synonyms";
import type { CatalogBase } from "../read-model/catalog-base.ts";
import type { ViewIndex } from "../read-model/view-index.ts";

/** What a view's options and categories are called, by phrase. */
interface ViewNames {
  readonly named: ReadonlyMap<string, readonly Term[]>;
  readonly longest: number;
}

/** Made once for the facets that a view has now: a patch of them gives new ones. */
const namesOf = new WeakMap<ViewIndex["facets"], ViewNames>();

/** The words of a view's options and categories, and what staff call alike. */
export function viewVocabulary(
  base: CatalogBase,
  index: ViewIndex,
  synonyms: Synonyms,
): Vocabulary & { readonly phrases: Iterable<string> } {
  const names = namesOf.get(index.facets) ?? viewNames(base, index);
  namesOf.set(index.facets, names);
  return {
    named: (phrase) => names.named.get(phrase) ?? NOTHING,
    synonyms: (phrase) => synonyms.of(phrase),
    longest: Math.max(names.longest, synonyms.longest),
    phrases: [...names.named.keys(), ...synonyms.phrases],
  };
}

const NOTHING: readonly never[] = [];

function viewNames(base: CatalogBase, index: ViewIndex): ViewNames {
  const named = new Map<string, Term[]>();
  const note = (text: string, term: Term) => {
    const phrase = phraseOf(text);
    const known = named.get(phrase);
    if (known) known.push(term);
    else if (phrase !== "") named.set(phrase, [term]);
  };
  for (const [code, { keys, attribute }] of index.facets) {
    // Yes and no are values of every such attribute.
    if (attribute.input === "boolean") continue;
    for (const key of keys) {
      const label = base.attributes.optionLabel(Number(key), index.view.id);
      note(label || key, { kind: "option", code, key });
    }
  }
  for (const { id, name, level } of index.tree.all) {
    if (level > 0) note(name, { kind: "category", id });
  }
  const longest = Math.max(1, ...[...named.keys()].map((phrase) => phrase.split(" ").length));
  return { named, longest };
}
