import { GraphQLError } from "graphql";

/** What is wrong with a document or the way it came, in the executor's category. */
export function documentFault(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, {
    extensions: { category: "graphql", ...(status === 400 ? {} : { status }) },
  });
}

/** What is wrong with text that cannot be kept, wherever in a question it stands. */
export const textFault = (): GraphQLError =>
  documentFault("The question holds text that cannot be kept.");
