import { problem } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { refusedError } from "./refused.ts";

/**
 * A mutation that takes everything in `input`. Magento declares it nullable and answers
 * 'Required parameter "input" is missing' without it.
 */
export function withInput<Input, Value>(resolve: (input: Input, ctx: Ctx) => Value) {
  return (_root: unknown, { input }: { readonly input?: Input | null }, ctx: Ctx): Value => {
    if (!input) throw refusedError([problem("access.missingParameter", "input", "input")]);
    return resolve(input, ctx);
  };
}
