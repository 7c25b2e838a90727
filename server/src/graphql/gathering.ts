import type { MutationResolvers } from "@placket/contract/graphql.gen";
import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";
import type { Ctx } from "../context.ts";

/** Changes that a room can make in one go, where one document asks for several of them and for nothing else. */
export interface Gathering {
  /** Fields of `Mutation` that write nothing but what `together` gathers. */
  readonly fields: readonly Extract<keyof MutationResolvers<Ctx>, string>[];
  /** Answers the call, and writes at its end what its changes come to. */
  readonly together: <Answer>(ctx: Ctx, answer: (ctx: Ctx) => Promise<Answer>) => Promise<Answer>;
}

/**
 * The gathering of an operation that makes several changes, all of them of that one; of every other operation
 * each change is made by itself. Fragments are not looked into.
 */
export function gatheringOf(
  { operation, selectionSet: { selections } }: OperationDefinitionNode,
  gatherings: readonly Gathering[],
): Gathering | undefined {
  if (operation !== OperationTypeNode.MUTATION || selections.length < 2) return undefined;
  return gatherings.find(({ fields }) => {
    const names = new Set<string>(fields);
    return selections.every((one) => one.kind === Kind.FIELD && names.has(one.name.value));
  });
}
