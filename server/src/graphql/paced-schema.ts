import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLSchema,
} from "graphql";
import type { Ctx } from "../context.ts";
import { executableSchema, type FieldResolver, type ResolverTable } from "./schema.ts";
import type { Turn, Turns } from "./turns.ts";

/** The context of an answer that is made in turns. */
export interface PacedCtx extends Ctx {
  readonly turn: Turn;
}

/**
 * The same schema for heavy answers: every resolver, and every entry of every list of objects, waits for its
 * turn, so that an answer of any size leaves room for others and can be ended at its deadline.
 */
export function pacedSchema(resolvers: ResolverTable, turns: Turns): GraphQLSchema {
  const schema = executableSchema(resolvers, (resolver) => inTurn(resolver, turns));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type)) || !isCompositeType(getNamedType(field.type)))
        continue;
      field.resolve = entriesInTurn(
        (field.resolve ?? defaultFieldResolver) as FieldResolver,
        turns,
      );
    }
  }
  return schema;
}

function inTurn(resolver: FieldResolver, turns: Turns): FieldResolver {
  return (parent, args, ctx, info) =>
    turns.take(() => resolver(parent, args, ctx, info), (ctx as PacedCtx).turn);
}

function entriesInTurn(resolver: FieldResolver, turns: Turns): FieldResolver {
  const paced = (list: unknown, { turn }: PacedCtx) =>
    Array.isArray(list) ? list.map((entry: unknown) => turns.take(() => entry, turn)) : list;
  return (parent, args, ctx, info) => {
    const list: unknown = resolver(parent, args, ctx, info);
    return list instanceof Promise
      ? list.then((found: unknown) => paced(found, ctx as PacedCtx))
      : paced(list, ctx as PacedCtx);
  };
}
