import type { ConfigScope } from "../../store/config-scope.ts";
import type { Dictionary } from "../import/dictionary/dictionary.ts";
import type { AttributeValue, ProductState } from "../import/draft/product-state.ts";
import { everywhere } from "./known-product.ts";
import { valuesOf } from "./stored-values.ts";

interface Changed {
  readonly before: ProductState;
  readonly after: ProductState;
  readonly scope: ConfigScope;
}

/** What was said otherwise before and after, for the trail: what stayed is left out, options are called by their labels. */
export function traceOfChange(
  { before, after, scope }: Changed,
  dictionary: Dictionary,
): { readonly before: object; readonly after: object } {
  const [was, is] = [before, after].map((state) => saidIn(state, scope, dictionary));
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
  );
  const of = (said: Said = {}) =>
    Object.fromEntries(names.flatMap((name) => (name in said ? [[name, said[name]]] : [])));
  const where = scope.kind === "default" ? {} : { scope: `${scope.kind} ${scope.id}` };
  return { before: { ...where, ...of(was) }, after: { ...where, ...of(is) } };
}

type Said = Readonly<Record<string, unknown>>;

function saidIn(state: ProductState, scope: ConfigScope, dictionary: Dictionary): Said {
  if (scope.kind === "website") return { ...valuesOf(state.websitePrices.get(scope.id) ?? {}) };
  if (scope.kind === "default")
    return { ...everywhere(state), ...labels(state.attributes, dictionary) };
  const said = state.scopes.get(scope.id);
  return said ? { ...valuesOf(said.fields), ...labels(said.attributes, dictionary) } : {};
}

/** Values by code, as staff read them. */
function labels(attributes: ReadonlyMap<string, AttributeValue>, dictionary: Dictionary): Said {
  return Object.fromEntries(
    [...attributes].map(([code, value]) => {
      const known = dictionary.find(code);
      const labelOf = (one: unknown) =>
        (typeof one === "number" ? known?.labels.get(one) : undefined) ?? one;
      const isChoice = known?.input === "select" || known?.input === "multiselect";
      if (!isChoice) return [code, value];
      return [code, Array.isArray(value) ? value.map(labelOf) : labelOf(value)];
    }),
  );
}
