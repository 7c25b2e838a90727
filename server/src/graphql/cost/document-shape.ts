import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** How large a document is once its fragments stand where they are spread. */
export interface DocumentShape {
  readonly fields: number;
  readonly rootFields: number;
  readonly depth: number;
}

/**
 * Measures an operation or a fragment before anything else looks at it. Each fragment is measured once, so the measuring
 * stays linear; a fragment that spreads itself makes the measures infinite.
 */
export function shapeOf(
  document: DocumentNode,
  definition: OperationDefinitionNode | FragmentDefinitionNode,
): DocumentShape {
  const fragments = new Map(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  return new Measure(fragments).of(definition.selectionSet);
}

const NOTHING: DocumentShape = { fields: 0, rootFields: 0, depth: 0 };
const ENDLESS: DocumentShape = { fields: Infinity, rootFields: Infinity, depth: Infinity };

class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, DocumentShape>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
  }

  of(set: SelectionSetNode): DocumentShape {
    let { fields, rootFields, depth } = NOTHING;
    for (const selection of set.selections) {
      const one = this.#ofSelection(selection);
      fields += one.fields;
      rootFields += one.rootFields;
      depth = Math.max(depth, one.depth);
    }
    return { fields, rootFields, depth };
  }

  #ofSelection(selection: SelectionNode): DocumentShape {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.of(selection.selectionSet);
    const below = selection.selectionSet ? this.of(selection.selectionSet) : NOTHING;
    return { fields: 1 + below.fields, rootFields: 1, depth: 1 + below.depth };
  }

  #ofFragment(name: string): DocumentShape {
    const known = this.#known.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return NOTHING;
    // Whoever comes back here while it is being measured goes round in circles.
    this.#known.set(name, ENDLESS);
    const shape = this.of(fragment.selectionSet);
    this.#known.set(name, shape);
    return shape;
  }
}
