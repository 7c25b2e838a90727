/** Texts and attributes of a product in one store view. */
export interface ProductTexts {
  readonly description: string | null;
  readonly short_description: string | null;
  readonly meta_title: string | null;
  readonly meta_keywords: string | null;
  readonly meta_description: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The default scope's texts, and beside them what the store view says of its own. */
export interface ScopedTexts extends Omit<ProductTexts, "attributes"> {
  readonly attributes: unknown;
  readonly scope: unknown;
}

/** What the store view says of its own goes before the default. */
export function saidHere({ scope, ...texts }: ScopedTexts): ProductTexts {
  const said = asRecord(scope);
  return { ...texts, ...textsOf(said), attributes: attributesHere(texts.attributes, said) };
}

/** The same for attributes alone. */
export function attributesHere(attributes: unknown, scope: unknown): ProductTexts["attributes"] {
  return { ...asRecord(attributes), ...asRecord(asRecord(scope)["attributes"]) };
}

const TEXT_FIELDS = [
  "description",
  "short_description",
  "meta_title",
  "meta_keywords",
  "meta_description",
] as const;

function textsOf(said: Readonly<Record<string, unknown>>): Partial<ProductTexts> {
  const entries = TEXT_FIELDS.filter((field) => typeof said[field] === "string").map(
    (field) => [field, said[field]] as const,
  );
  return Object.fromEntries(entries);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
