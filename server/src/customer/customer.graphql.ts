import type {
  CustomerCreateInput,
  CustomerInput,
  MutationGenerateCustomerTokenArgs,
  QueryIsEmailAvailableArgs,
} from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { endSession } from "../session/session.ts";
import { createAccount } from "./create-account.ts";
import { askingCustomer, type CustomerRow } from "./customer.ts";
import { isEmailAvailable } from "./email-questions.ts";
import { signIn } from "./sign-in.ts";

export const customerResolvers = {
  Query: {
    customer: async (_: unknown, _args: unknown, ctx: Ctx) => orThrow(await askingCustomer(ctx)),
    isEmailAvailable: async (_: unknown, { email }: QueryIsEmailAvailableArgs, ctx: Ctx) => ({
      is_email_available: orThrow(await isEmailAvailable(ctx, email)),
    }),
  },
  Mutation: {
    generateCustomerToken: async (
      _: unknown,
      { email: username, password }: MutationGenerateCustomerTokenArgs,
      ctx: Ctx,
    ) => {
      // Whoever asks for a token carries it himself: no session of a browser ends for it.
      const asGuest = { ...ctx, sessionId: undefined };
      const came = orThrow(await signIn(asGuest, { username, password, carrier: "bearer" }));
      return { token: came.token };
    },
    revokeCustomerToken: async (_: unknown, _args: unknown, ctx: Ctx) => {
      if (ctx.sessionId !== undefined) await endSession(ctx, ctx.sessionId);
      return { result: true };
    },
    createCustomer: withInput(create),
    createCustomerV2: withInput(create),
  },
  Customer: {
    id: ({ id }: CustomerRow) => id,
    firstname: ({ firstName }: CustomerRow) => firstName,
    lastname: ({ lastName }: CustomerRow) => lastName,
    suffix: ({ suffix }: CustomerRow) => suffix || null,
    email: ({ email }: CustomerRow) => email,
    created_at: ({ createdAt }: CustomerRow) => createdAt.toISOString(),
  },
};

async function create(input: CustomerInput | CustomerCreateInput, ctx: Ctx) {
  const made = await createAccount(ctx, {
    firstName: input.firstname ?? "",
    lastName: input.lastname ?? "",
    suffix: input.suffix ?? "",
    email: input.email ?? "",
    password: input.password ?? "",
  });
  return { customer: orThrow(made) };
}
