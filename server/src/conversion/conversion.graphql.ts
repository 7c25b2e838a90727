import type { CreateMetaEventInput } from "@placket/contract/graphql.gen";
import type { MetaEventDraft } from "@placket/domain/conversion/check-event";
import { priceIn } from "@placket/domain/conversion/price-text";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import { noteMetaEvent } from "./conversion.ts";
import type { Untold } from "./may-tell.ts";

type Told = { readonly input: CreateMetaEventInput };

export const conversionResolvers = {
  Mutation: {
    createMetaEvent: async (_: unknown, { input }: Told, ctx: Ctx) => {
      const draft = orThrow(draftOf(input));
      const { untold } = orThrow(await transact(ctx, (tx) => noteMetaEvent(tx, draft)));
      return { success: untold === undefined, message: sayIn(ctx)(untold ? WHY[untold] : NOTED) };
    },
  },
};

const NOTED = "The event was noted.";
const WHY: Readonly<Record<Untold, string>> = {
  "switched off": "The shop does not tell events like this.",
  "no consent": "There is no consent to it.",
  "somebody else": "Nothing is told of whoever acts for a customer.",
};

function draftOf(input: CreateMetaEventInput): Result<MetaEventDraft> {
  const value = valueOf(input.value);
  if (Number.isNaN(value)) return refuse(problem("conversion.eventWrong", "value", "value"));
  const { firstname, lastname, country_code: countryCode, ...person } = input.userData ?? {};
  return ok({
    eventName: input.eventName,
    timestamp: input.timestamp,
    metaEventName: input.metaEventName,
    contentIds: input.contentIds ?? [],
    contentName: input.contentName ?? "",
    sku: input.sku ?? "",
    currency: input.currency ?? "",
    value,
    quantity: input.quantity ?? 1,
    userData: textsOf({ ...person, firstName: firstname, lastName: lastname, countryCode }),
    isPortal: input.isPortal ?? false,
    hasEmbroidery: input.hasEmbroidery ?? false,
    eventId: input.eventId ?? undefined,
  });
}

/** The amount in a price (ANALYTICS-08); NaN in what is none. */
function valueOf(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined || text === "") return undefined;
  try {
    return priceIn(text.slice(0, VALUE_LENGTH));
  } catch {
    return Number.NaN;
  }
}

const VALUE_LENGTH = 100;

/** GraphQL's `null` is nothing that was typed. */
const textsOf = <Fields extends Readonly<Record<string, string | null | undefined>>>(
  fields: Fields,
): { readonly [Name in keyof Fields]: string | undefined } =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text ?? undefined])) as {
    readonly [Name in keyof Fields]: string | undefined;
  };
