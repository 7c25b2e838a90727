import { errorRow } from "@placket/domain/errors";
import type { Say } from "@placket/domain/phrase";
import type { Problem, Result } from "@placket/domain/problem";
import { GraphQLError } from "graphql";
import { sayInEnglish } from "../translation/say.ts";

/** A refusal on its way to the answer, which says it in the words of the store view. */
class Refusal extends GraphQLError {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const { message, extensions } = saidRefusal(problems, sayInEnglish);
    super(message, { extensions });
    this.problems = problems;
  }
}

/** A refusal as the executor expects it to be thrown. */
export function refusedError(problems: readonly Problem[]): GraphQLError {
  return new Refusal(problems);
}

/** What an error of the executor was refused for; undefined for any other error. */
export function problemsOf(error: GraphQLError): readonly Problem[] | undefined {
  const cause = error instanceof Refusal ? error : error.originalError;
  return cause instanceof Refusal ? cause.problems : undefined;
}

/** The message of a problem, its placeholders filled. */
export function messageOf({ error, params }: Problem, say: Say): string {
  return say(errorRow(error).text, ...params);
}

/** A refusal as GraphQL sends it: Magento's category, our key, and every problem by field. */
export function saidRefusal(problems: readonly Problem[], say: Say) {
  const first = problems[0] ?? { field: "", error: "access.internal" as const, params: [] };
  const row = errorRow(first.error);
  return {
    message: messageOf(first, say),
    extensions: {
      category: row.category,
      code: row.bodyCode,
      key: first.error,
      problems: problems.map((one) => ({
        field: one.field,
        key: one.error,
        message: messageOf(one, say),
        parameters: one.params,
      })),
    },
  };
}

/** The value, or the refusal thrown as the executor expects it. */
export function orThrow<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refusedError(result.problems);
  return result.value;
}
