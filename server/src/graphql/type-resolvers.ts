/** A room's fields of the schema, by type. */
export type TypeResolvers = Readonly<Record<string, object>>;

/** The resolvers of several rooms, merged type by type. @throws when two rooms answer one field. */
export function mergeResolvers(rooms: readonly TypeResolvers[]): TypeResolvers {
  const merged: Record<string, object> = {};
  for (const room of rooms) {
    for (const [type, fields] of Object.entries(room)) {
      const before = merged[type] ?? {};
      const twice = Object.keys(fields).find((field) => Object.hasOwn(before, field));
      if (twice !== undefined) throw new Error(`Two rooms answer the field ${type}.${twice}.`);
      merged[type] = { ...before, ...fields };
    }
  }
  return merged;
}
