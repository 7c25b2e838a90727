import { GraphQLError, Kind, type ASTVisitor, type ValidationContext } from "graphql";

/** Fields of one document, fragments counted as often as they are spread. */
const FIELDS_MAX = 2000;

/** Root fields: aliases let one document ask the same costly question many times. */
const ROOT_FIELDS_MAX = 25;

/** Refuses documents that ask for more than any page of ours or Magento's clients does. */
export function costRule(context: ValidationContext): ASTVisitor {
  return {
    Document: {
      leave() {
        const spent = new Budget(context).spend();
        if (spent.fields > FIELDS_MAX || spent.rootFields > ROOT_FIELDS_MAX) {
          context.reportError(
            new GraphQLError("The query asks for too much.", {
              extensions: { category: "graphql" },
            }),
          );
        }
      },
    },
  };
}

type Selections = NonNullable<ReturnType<ValidationContext["getFragment"]>>["selectionSet"];

/** Counts with a memo per fragment, so that a document cannot make the counting itself expensive. */
class Budget {
  readonly #context: ValidationContext;
  readonly #fragments = new Map<string, number>();
  constructor(context: ValidationContext) {
    this.#context = context;
  }

  spend(): { fields: number; rootFields: number } {
    let fields = 0;
    let rootFields = 0;
    for (const definition of this.#context.getDocument().definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      rootFields += definition.selectionSet.selections.length;
      fields += this.#count(definition.selectionSet);
    }
    return { fields, rootFields };
  }

  #count(selections: Selections): number {
    let fields = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        fields += this.#countFragment(selection.name.value);
      else if (selection.selectionSet) fields += 1 + this.#count(selection.selectionSet);
      else fields += 1;
      if (fields > FIELDS_MAX) return fields;
    }
    return fields;
  }

  #countFragment(name: string): number {
    const known = this.#fragments.get(name);
    if (known !== undefined) return known;
    this.#fragments.set(name, 0);
    const fragment = this.#context.getFragment(name);
    const fields = fragment ? this.#count(fragment.selectionSet) : 0;
    this.#fragments.set(name, fields);
    return fields;
  }
}
