import { problem } from "@placket/domain/problem";
import { execute, GraphQLError, OperationTypeNode, type ExecutionResult } from "graphql";
import type { Ctx } from "../context.ts";
import { onlyOnce } from "../only-once.ts";
import type { Ask } from "./ask.ts";
import { clientBudget } from "./client-budget.ts";
import { createDocuments, DocumentFaults, type Operation } from "./documents.ts";
import { documentFault } from "./faults.ts";
import { gatheringOf, type Gathering } from "./gathering.ts";
import { LIMITS } from "./limits.ts";
import { pacedSchema, type PacedCtx } from "./paced-schema.ts";
import { refusedError } from "./refused.ts";
import { executableSchema, type ResolverTable } from "./schema.ts";
import { sharedAnswers, type Made, type Sharing } from "./shared/shared-answers.ts";
import { createTurns } from "./turns.ts";

/** Answers questions; whatever is refused stands in the answer's errors. */
export interface Engine {
  answer(read: () => Ask, asker: Asker): Promise<Made>;
}

interface Asker {
  /** The call's context. @throws GraphQLError for a store view that is none */
  readonly ctx: () => Promise<Ctx>;
  /** Whose purse the points come from. */
  readonly client: string;
  /** Whether so many changes may be made at once; a GET changes nothing. */
  readonly mayChange: ((changes: number) => Promise<boolean>) | undefined;
}

interface EngineOptions {
  readonly resolvers: ResolverTable;
  /** Which changes the rooms make in one go. */
  readonly gatherings?: readonly Gathering[];
  /** Points one client may spend in a minute; 0: as many as it likes. */
  readonly costPerMinute: number;
  readonly monotonic: () => number;
  /** How whole answers are kept for others who ask the same. */
  readonly sharing: Sharing;
}

/** Light answers are kept for others, or made in one go by compiled code, heavy ones in turns, so that they hold up nobody. */
export function createEngine(options: EngineOptions): Engine {
  const { resolvers, gatherings = [], costPerMinute, monotonic } = options;
  const schema = executableSchema(resolvers);
  const documents = createDocuments(schema);
  const budget = clientBudget(costPerMinute, monotonic);
  const answerHeavy = heavyAnswers(resolvers, monotonic);
  const shared = sharedAnswers(options.sharing);
  const answerLight = async (operation: Operation, ask: Ask, ctx: Ctx) => {
    const compiled = operation.compiled();
    if (compiled) return compiled.query({}, ctx, ask.variables);
    return execute({ schema, contextValue: ctx, ...executed(operation, ask) });
  };
  const spend = (client: string, points: number) => {
    if (!budget.spend(client, points)) throw refusedError([TOO_MANY]);
  };
  const answer = async (ask: Ask, { ctx: open, client, mayChange }: Asker): Promise<Made> => {
    const ctx = await open();
    spend(client, readingCost(ask) + (documents.remembers(ask.text) ? 0 : LIMITS.newDocument));
    const operation = documents.operation(ask.text, ask.operationName);
    const cost = operation.cost(ask.variables);
    if (cost > LIMITS.cost) throw documentFault("The query asks for too much.");
    spend(client, cost);
    await checkChange(operation, mayChange);
    const isLight = cost <= LIMITS.light.cost && operation.fields <= LIMITS.light.fields;
    if (!isLight) return forOne(await answerHeavy(operation, ask, ctx));
    const make = (as: Ctx) => answerLight(operation, ask, as);
    const gathering = gatheringOf(operation.node, gatherings);
    if (gathering) return forOne(await gathering.together(ctx, make));
    return shared.answer({ operation, ask, ctx }, make) ?? forOne(await make(ctx));
  };
  return {
    answer: async (read, asker) => {
      try {
        return await answer(read(), asker);
      } catch (error) {
        return forOne({ errors: faults(error) });
      }
    },
  };
}

const forOne = (result: ExecutionResult): Made => ({ json: undefined, result });

/** A few heavy answers at a time, entry by entry. */
function heavyAnswers(resolvers: ResolverTable, monotonic: () => number) {
  const turns = createTurns(monotonic);
  // For the first heavy question: most processes never hear one, and the schema takes tens of milliseconds.
  const paced = onlyOnce(() => pacedSchema(resolvers, turns));
  let underWay = 0;
  return async (operation: Operation, ask: Ask, ctx: Ctx): Promise<ExecutionResult> => {
    if (underWay >= LIMITS.heavyAtOnce) throw refusedError([TOO_MANY]);
    underWay += 1;
    try {
      const turn = { until: monotonic() + LIMITS.deadlineMs, late };
      const contextValue: PacedCtx = { ...ctx, turn };
      const schema = paced();
      return await turns.take(
        () => execute({ schema, contextValue, ...executed(operation, ask) }),
        turn,
      );
    } finally {
      underWay -= 1;
    }
  };
}

const executed = ({ document, node }: Operation, { variables }: Ask) => ({
  document,
  variableValues: variables,
  operationName: node.name?.value ?? null,
});

async function checkChange(
  { node, rootFields }: Operation,
  mayChange: Asker["mayChange"],
): Promise<void> {
  if (node.operation === OperationTypeNode.QUERY) return;
  if (!mayChange) throw documentFault("Changes are asked for by POST.", 405);
  if (!(await mayChange(rootFields))) throw refusedError([TOO_MANY]);
}

/** Reading a document costs something even when it is refused. */
const readingCost = ({ text }: Ask) => Math.ceil(text.length / 10);

const TOO_MANY = problem("access.tooManyRequests");

const late = () =>
  new GraphQLError("The answer took too long to make.", { extensions: { category: "graphql" } });

function faults(error: unknown): readonly GraphQLError[] {
  if (error instanceof DocumentFaults) return error.faults;
  if (error instanceof GraphQLError) return [error];
  const originalError = error instanceof Error ? error : new Error(String(error));
  return [new GraphQLError(originalError.message, { originalError })];
}
