import type { Ctx } from "../context.ts";

const answers = new WeakMap<Ctx, Map<string, Promise<unknown>>>();

/**
 * What a document asks for by several names, read and worked out once: answers hang on the context of the document and
 * go with it. For queries alone, which change nothing in between.
 * @param key what is asked for, with all that it is asked by
 */
export function askedOnce<Value>(ctx: Ctx, key: string, ask: () => Promise<Value>): Promise<Value> {
  const known = answers.get(ctx) ?? new Map<string, Promise<unknown>>();
  answers.set(ctx, known);
  const answer = (known.get(key) as Promise<Value> | undefined) ?? ask();
  known.set(key, answer);
  return answer;
}
