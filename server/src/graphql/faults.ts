import { GraphQLError } from "graphql";

/** What is wrong with a document or the way it came, in the executor's category. */
export function documentFault(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, {
    extensions: { category: "graphql", ...(status === 400 ? {} : { status }) },
  });
}
