import type { Ctx } from "../../context.ts";
import { messageOf } from "../../graphql/refused.ts";
import { sayIn } from "../../translation/say.ts";
import type { TakenCart } from "./take-kept.ts";

/** Which lines could not be taken, and why, in the store view's language. */
export function missedLines(ctx: Ctx, refused: TakenCart["refused"]): string[] {
  const say = sayIn(ctx);
  return refused.flatMap(({ name, problems }) =>
    problems.map((found) => say("%1: %2", name, messageOf(found, say))),
  );
}
