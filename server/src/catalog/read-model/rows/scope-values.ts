/** What one store view says of a product otherwise, as far as listings need it. */
export interface ScopeValue {
  readonly name?: string;
  readonly urlKey?: string;
  readonly isEnabled?: boolean;
  readonly visibility?: number;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** By store view, then product id. */
export type ScopeValues = Map<number, Map<number, ScopeValue>>;

/** Reads the columns of `product_scope_value`; a value of the wrong kind counts as not set. */
export function readScopeValue(value: unknown): ScopeValue {
  if (typeof value !== "object" || value === null) return {};
  const said = value as Readonly<Record<string, unknown>>;
  const attributes = said["attributes"];
  return {
    ...(typeof said["name"] === "string" && { name: said["name"] }),
    ...(typeof said["url_key"] === "string" && { urlKey: said["url_key"] }),
    ...(typeof said["is_enabled"] === "boolean" && { isEnabled: said["is_enabled"] }),
    ...(typeof said["visibility"] === "number" && { visibility: said["visibility"] }),
    ...(typeof attributes === "object" &&
      attributes !== null && { attributes: attributes as Record<string, unknown> }),
  };
}
