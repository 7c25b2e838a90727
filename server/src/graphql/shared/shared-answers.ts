import { rootFieldsCan } from "@placket/contract/graphql-can.gen";
import { can, type Principal } from "@placket/domain/access/principal";
import type { ExecutionResult } from "graphql";
import { hash } from "node:crypto";
import type { Ctx } from "../../context.ts";
import { keptAnswers } from "../../http/kept-answers.ts";
import type { StoreVersion } from "../../http/store-version.ts";
import { shareKey, sharedPrincipal } from "../../session/drawn-for.ts";
import type { Ask } from "../ask.ts";
import type { Operation } from "../documents.ts";

/** Bytes of kept answers, however many different questions are asked. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_AGE_MS = 60_000;

/** An answer without errors as it is sent, or one for whoever asked for it. */
export type Made =
  | { readonly json: Buffer }
  | { readonly json: undefined; readonly result: ExecutionResult };

/** What all answers are made of, and how they are kept. */
export interface Sharing {
  readonly version: () => StoreVersion;
  /** Says which prices are valid now, as part of a key. */
  readonly epochOf: (ctx: Ctx) => string;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  readonly maxBytes?: number;
}

/** Whole answers to what many ask alike. */
interface SharedAnswers {
  /** undefined when this is no question whose answer may be given to others. Whoever may not ask gets none. */
  answer(
    question: Question,
    make: (ctx: Ctx) => Promise<ExecutionResult>,
  ): Promise<Made> | undefined;
}

interface Question {
  readonly operation: Operation;
  readonly ask: Ask;
  readonly ctx: Ctx;
}

/**
 * An answer is made in nobody's name, with the prices, portal and channel that those who get it have in common,
 * so that even a field that should not be shared has nothing of one person's own.
 */
export function sharedAnswers({
  version,
  epochOf,
  now,
  maxBytes = MAX_BYTES,
}: Sharing): SharedAnswers {
  const kept = keptAnswers<Made>({
    maxBytes,
    maxAgeMs: MAX_AGE_MS,
    bytesOf: ({ json }) => json?.length,
    now,
  });
  return {
    answer({ operation, ask, ctx }, make) {
      const { shared } = operation;
      const current = version();
      // A question that came before the last change is answered with what was held then.
      if (!shared || ctx.held !== current.held) return undefined;
      const nobody = sharedPrincipal(ctx.principal);
      if (!mayAsk(ctx.principal, shared) || !mayAsk(nobody, shared)) return undefined;
      const key = `${ctx.store.code} ${shareKey(nobody)} ${epochOf(ctx)} ${nameOf(ask)}`;
      return kept.get(key, current, async () => madeOf(await make({ ...ctx, principal: nobody })));
    },
  };
}

/** Who may not is refused by the fields themselves, which know how to say so. */
function mayAsk(principal: Principal, fields: readonly string[]): boolean {
  const table: Readonly<Record<string, Parameters<typeof can>[1]>> = rootFieldsCan.Query;
  return fields.every((field) => table[field] && can(principal, table[field]) === true);
}

/** Equal texts have equal names, of one length. */
function nameOf({ text, operationName, variables }: Ask): string {
  return hash("sha256", JSON.stringify([text, operationName, variables]), "base64url");
}

function madeOf(result: ExecutionResult): Made {
  if (result.errors && result.errors.length > 0) return { json: undefined, result };
  return { json: Buffer.from(JSON.stringify({ data: result.data ?? null })) };
}
