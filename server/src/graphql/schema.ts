import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  assertValidSchema,
  buildASTSchema,
  isAbstractType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import type { Ctx } from "../context.ts";
import { onlyOnce } from "../only-once.ts";

const CONTRACT = dirname(
  dirname(fileURLToPath(import.meta.resolve("@placket/contract/cart/cart.rest"))),
);

/** The SDL of every room, as written in the contract. */
export function readSchema(): string {
  return globSync("*/*.graphql", { cwd: CONTRACT })
    .sort()
    .map((file) => readFileSync(join(CONTRACT, file), "utf8"))
    .join("\n");
}

/** The same for every store of a process, and found sound once: that is three quarters of making a schema. */
const soundSdl = onlyOnce((): DocumentNode => {
  const sdl = parse(readSchema());
  assertValidSchema(buildASTSchema(sdl));
  return sdl;
});

export type FieldResolver = GraphQLFieldResolver<unknown, Ctx>;

/** Resolvers by type and field, as the rooms bring them. */
export type ResolverTable = Readonly<Record<string, object>>;

/**
 * The contract's schema with these resolvers; `dressed` may put something around each.
 * @throws when a resolver stands for a field that the SDL does not have
 */
export function executableSchema(
  resolvers: ResolverTable,
  dressed: (resolver: FieldResolver) => FieldResolver = (resolver) => resolver,
): GraphQLSchema {
  const schema = buildASTSchema(soundSdl(), { assumeValid: true, assumeValidSDL: true });
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    for (const [name, resolver] of Object.entries(fields) as [string, never][]) {
      if (isAbstractType(type) && name === "resolveType") type.resolveType = resolver;
      else if (isObjectType(type) && type.getFields()[name]) {
        type.getFields()[name]!.resolve = dressed(resolver);
      } else throw new Error(`The SDL has no field ${typeName}.${name} to resolve`);
    }
  }
  return schema;
}
