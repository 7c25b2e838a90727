import type {
  CustomerCreateInput,
  CustomerFromOrderInput,
  CustomerInput,
  CustomerUpdateInput,
  MutationChangeCustomerPasswordArgs,
  MutationClaimGuestOrderArgs,
  MutationGenerateCustomerTokenArgs,
  MutationRequestPasswordResetEmailArgs,
  MutationResetPasswordArgs,
  MutationSendCustomerLoginLinkArgs,
  MutationUpdateCustomerEmailArgs,
  QueryIsEmailAvailableArgs,
} from "@placket/contract/graphql.gen";
import { HOUR_MS } from "@placket/domain/durations";
import { lifetimes } from "@placket/domain/session/lifetime";
import { uidOf } from "@placket/contract/uid";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { wantNewsletter } from "../newsletter/newsletter.ts";
import { claimOrder } from "../order/owned/claim-order.ts";
import { endSession } from "../session/session.ts";
import { createAccountFromOrder } from "./create/account-from-order.ts";
import { createAccount } from "./create/create-account.ts";
import { askingCustomer, type CustomerRow } from "./customer.ts";
import { isEmailAvailable } from "./email-questions.ts";
import { askForLink } from "./link/links.ts";
import { changePassword, resetPassword, type ProvenChange } from "./new-password.ts";
import { changeAccount, type AccountChange } from "./profile.ts";
import { signIn } from "./sign-in.ts";
import { portalById } from "../store/portal-of.ts";
import { taxes } from "../tax/tax.ts";

export const customerResolvers = {
  StoreConfig: { customer_access_token_lifetime: () => lifetimes.customer.idle / HOUR_MS },
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
    requestPasswordResetEmail: async (
      _: unknown,
      { email }: MutationRequestPasswordResetEmailArgs,
      ctx: Ctx,
    ) => orThrow(await askForLink(ctx, { purpose: "password", email })),
    resetPassword: async (_: unknown, args: MutationResetPasswordArgs, ctx: Ctx) => {
      const { email, resetPasswordToken: token, newPassword: password } = args;
      return orThrow(await resetPassword(ctx, { email, token, password }));
    },
    sendCustomerLoginLink: async (
      _: unknown,
      args: MutationSendCustomerLoginLinkArgs,
      ctx: Ctx,
    ) => {
      const { email, redirect_path: redirectPath, cart_id: cartId } = args;
      return orThrow(await askForLink(ctx, { purpose: "login", email, redirectPath, cartId }));
    },
    changeCustomerPassword: async (
      _: unknown,
      { currentPassword: current, newPassword: next }: MutationChangeCustomerPasswordArgs,
      ctx: Ctx,
    ) => kept(ctx, await changePassword(ctx, { current, next })),
    updateCustomer: withInput(async (input: CustomerInput, ctx: Ctx) => {
      const { email, password } = input;
      return {
        customer: orThrow(await changeAccount(ctx, { ...changeOf(input), email, password })),
      };
    }),
    updateCustomerV2: withInput(async (input: CustomerUpdateInput, ctx: Ctx) => ({
      customer: orThrow(await changeAccount(ctx, changeOf(input))),
    })),
    updateCustomerEmail: async (_: unknown, wish: MutationUpdateCustomerEmailArgs, ctx: Ctx) => ({
      customer: orThrow(await changeAccount(ctx, wish)),
    }),
    claimGuestOrder: async (_: unknown, args: MutationClaimGuestOrderArgs, ctx: Ctx) => {
      const { id: customerId, email } = orThrow(await askingCustomer(ctx));
      const wish = { number: args.order_number, token: args.token };
      return { order_number: orThrow(await claimOrder(ctx, { customerId, email }, wish)) };
    },
    createCustomerFromOrder: withInput(async (input: CustomerFromOrderInput, ctx: Ctx) => {
      const { order_number: number, token, password } = input;
      const made = await createAccountFromOrder(ctx, { number, token, password });
      return { customer: orThrow(made) };
    }),
    createCustomer: withInput(create),
    createCustomerV2: withInput(create),
  },
  Customer: {
    id: ({ id }: CustomerRow) => id,
    firstname: ({ firstName }: CustomerRow) => firstName,
    lastname: ({ lastName }: CustomerRow) => lastName,
    suffix: ({ suffix }: CustomerRow) => suffix || null,
    email: ({ email }: CustomerRow) => email,
    group_id: ({ groupId }: CustomerRow) => groupId,
    group: ({ groupId }: CustomerRow, _: unknown, ctx: Ctx) => {
      const name = ctx.held(taxes).codeOfGroup(groupId) ?? null;
      return { uid: uidOf(groupId), name };
    },
    cw_po_number: ({ poNumber }: CustomerRow) => poNumber || null,
    portal: ({ portalId }: CustomerRow, _: unknown, ctx: Ctx) => {
      const portal = portalById(ctx, portalId);
      return portal ? { id: portal.id, code: portal.code } : null;
    },
    confirmation_status: () => "ACCOUNT_CONFIRMATION_NOT_REQUIRED" as const,
    created_at: ({ createdAt }: CustomerRow) => createdAt.toISOString(),
  },
};

/** The account after a change that its password stood for; a browser that asked goes on by another token. */
function kept({ browser }: Ctx, changed: Result<ProvenChange>): CustomerRow {
  const { customer, token } = orThrow(changed);
  if (token !== undefined) browser?.keepToken(token);
  return customer;
}

const changeOf = (input: CustomerInput | CustomerUpdateInput): AccountChange => ({
  isSubscribed: input.is_subscribed,
  firstName: input.firstname,
  lastName: input.lastname,
  suffix: input.suffix,
});

async function create(input: CustomerInput | CustomerCreateInput, ctx: Ctx) {
  const draft = {
    firstName: input.firstname ?? "",
    lastName: input.lastname ?? "",
    suffix: input.suffix ?? "",
    email: input.email ?? "",
    password: input.password ?? "",
  };
  const made = await createAccount(ctx, draft, async (tx, { email }) => {
    if (input.is_subscribed) await wantNewsletter(tx, email, true);
    return ok(null);
  });
  return { customer: orThrow(made) };
}
