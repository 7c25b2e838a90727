import { errorRow, type ErrorKey } from "@placket/domain/errors";
import { problem, type Problem } from "@placket/domain/problem";

/** A body that is not taken; its answer is a row of the error table. */
export class BodyRefused extends Error {
  readonly problem: Problem;
  readonly statusCode: number;
  constructor(
    error: Extract<ErrorKey, "access.badRequest" | "access.bodyTooLarge">,
    why: string,
    options?: ErrorOptions,
  ) {
    super(why, options);
    this.statusCode = errorRow(error).status;
    this.problem = error === "access.badRequest" ? problem(error, "", why) : problem(error);
  }
}

/** A body that is not what its kind says. */
export const badBody = (why: string, cause?: unknown) =>
  new BodyRefused("access.badRequest", `body: ${why}`, cause === undefined ? {} : { cause });
