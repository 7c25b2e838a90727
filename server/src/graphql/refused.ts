import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem, Result } from "@placket/domain/problem";
import { GraphQLError } from "graphql";

/** The message of a problem in English, placeholders filled. */
export function messageOf({ error, params }: Problem): string {
  return fillPhrase(errorRow(error).text, params);
}

/** A refusal as GraphQL sends it: Magento's category, our key, and every problem by field. */
export function refusedError(problems: readonly Problem[]): GraphQLError {
  const first = problems[0] ?? { field: "", error: "access.internal" as const, params: [] };
  const row = errorRow(first.error);
  return new GraphQLError(messageOf(first), {
    extensions: {
      category: row.category,
      code: row.bodyCode,
      key: first.error,
      problems: problems.map((one) => ({
        field: one.field,
        key: one.error,
        message: messageOf(one),
        parameters: one.params,
      })),
    },
  });
}

/** The value, or the refusal thrown as the executor expects it. */
export function orThrow<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refusedError(result.problems);
  return result.value;
}
