import { COUPON_CODE_MAX } from "@placket/domain/promotion/coupon-code";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";
import { action, conditions } from "./rule.codec.ts";
import { ruleFrame, ruleReads, ruleState, ruleWrites } from "./rule-frame.ts";

const whole = z.number().int();

const draft = ruleFrame.extend({
  needsCoupon: z.boolean(),
  conditions,
  lines: conditions,
  action,
  usesPerCoupon: whole.nullable(),
  usesPerCustomer: whole.nullable(),
});

/** What has come of a rule: orders that stand, and what was taken off them, by currency. */
const uses = z.object({
  orders: z.number(),
  discounts: z.array(z.object({ minor: z.number(), currency: z.string() })),
});

const rule = draft.extend({
  id: z.number(),
  /** Raised by every change: what was read is sent back with it. */
  version: z.number(),
  coupons: z.number(),
  uses,
});

const coupon = z.object({
  id: z.number(),
  code: z.string(),
  used: z.number(),
  createdAt: z.string(),
});

const named = z.array(z.object({ id: z.number(), name: z.string() }));

const query = listQuery({ state: ruleState.optional() }, ["name", "priority", "added"]);
const couponQuery = listQuery({}, ["code", "added"]);

const writes = [...ruleWrites, "promotion.codeTaken"] as const;

/** Cart price rules and their codes. */
export const promotionAdminEndpoints = {
  cartRules: endpoint({
    method: "GET",
    path: "cart-rules",
    summary: "Cart price rules, by priority, and what has come of each.",
    source: "issue 9.7",
    can: "promotions.read",
    query,
    reply: listReply(rule),
    errors: ["staff.signInRequired"],
  }),
  exportCartRules: endpoint({
    method: "GET",
    path: "cart-rules.csv",
    summary: "The same rules as a file, all of them.",
    source: "hallway §7: export",
    can: "promotions.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  promotionChoices: endpoint({
    method: "GET",
    path: "promotion-choices",
    summary:
      "What conditions may name: websites, store views, groups, categories, options, countries.",
    source: "issue 9.7",
    can: "promotions.read",
    reply: z.object({
      currencies: z.array(z.string()),
      catalogCurrency: z.string(),
      websites: named,
      storeViews: named,
      groups: named,
      categories: named,
      /** Options of attributes that shoppers choose or filter by: `Color: Navy`. */
      options: named,
      countries: z.array(z.string()),
      carriers: z.array(z.string()),
    }),
    errors: ["staff.signInRequired"],
  }),
  cartRule: endpoint({
    method: "GET",
    path: "cart-rules/:id",
    summary: "One rule.",
    source: "issue 9.7",
    can: "promotions.read",
    params: z.object({ id }),
    reply: rule,
    errors: [...ruleReads],
  }),
  addCartRule: endpoint({
    method: "POST",
    path: "cart-rules",
    summary: "Writes a rule; carts are priced by it within a second.",
    source: "issue 9.7",
    can: "promotions.change",
    body: draft,
    reply: rule,
    errors: [...writes],
  }),
  changeCartRule: endpoint({
    method: "PUT",
    path: "cart-rules/:id",
    summary: "Writes a rule anew. Refused when it was changed since the version that was read.",
    source: "issue 9.7, hallway §7",
    can: "promotions.change",
    params: z.object({ id }),
    body: draft.extend({ version: whole }),
    reply: rule,
    errors: [...writes, "promotion.noSuchRule", "promotion.ruleChanged"],
  }),
  switchCartRule: endpoint({
    method: "PUT",
    path: "cart-rules/:id/active",
    summary: "Switches a rule on or off; one that is so already stays as it is.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    body: z.object({ isActive: z.boolean() }),
    reply: rule,
    errors: ["access.forbidden", ...ruleReads],
  }),
  duplicateCartRule: endpoint({
    method: "POST",
    path: "cart-rules/:id/duplicate",
    summary: "A copy of a rule, switched off and without codes.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    reply: rule,
    errors: ["access.forbidden", ...ruleReads],
  }),
  removeCartRule: endpoint({
    method: "DELETE",
    path: "cart-rules/:id",
    summary: "Takes a rule away, with its codes; orders keep what they were given.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    body: z.object({ version: whole }),
    reply: z.object({ removed: z.number() }),
    errors: ["access.forbidden", ...ruleReads, "promotion.ruleChanged"],
  }),
  previewCartRule: endpoint({
    method: "POST",
    path: "cart-rules/preview",
    summary:
      "What a rule would have made of the last orders, priced anew with today's prices, beside what they cost without it.",
    source: "issue 9.7",
    can: "promotions.read",
    body: draft.extend({ id: whole.nullable() }),
    reply: z.object({
      looked: z.number(),
      orders: z.array(
        z.object({
          number: z.string(),
          placedAt: z.string(),
          currency: z.string(),
          before: z.number(),
          after: z.number(),
        }),
      ),
    }),
    errors: [...writes],
  }),
  coupons: endpoint({
    method: "GET",
    path: "cart-rules/:id/coupons",
    summary: "The codes of a rule, and how often each was used.",
    source: "issue 9.7",
    can: "promotions.read",
    params: z.object({ id }),
    query: couponQuery,
    reply: listReply(coupon),
    errors: ["staff.signInRequired"],
  }),
  exportCoupons: endpoint({
    method: "GET",
    path: "cart-rules/:id/coupons.csv",
    summary: "The same codes as a file, all of them.",
    source: "issue 9.7",
    can: "promotions.read",
    params: z.object({ id }),
    query: couponQuery.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  addCoupon: endpoint({
    method: "POST",
    path: "cart-rules/:id/coupons",
    summary: "One code that staff write.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    body: z.object({ code: text(COUPON_CODE_MAX + 1) }),
    reply: z.object({ added: z.number() }),
    errors: ["access.forbidden", ...ruleReads, "promotion.codeInvalid", "promotion.codeTaken"],
  }),
  makeCoupons: endpoint({
    method: "POST",
    path: "cart-rules/:id/coupons/make",
    summary: "Makes many codes by chance.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    body: z.object({
      count: whole,
      length: whole,
      alphabet: z.enum(["letters", "digits", "both"]),
      prefix: text(COUPON_CODE_MAX),
    }),
    reply: z.object({ added: z.number() }),
    errors: [
      "access.forbidden",
      ...ruleReads,
      "promotion.countInvalid",
      "promotion.codeInvalid",
      "promotion.codesTooFew",
    ],
  }),
  removeCoupon: endpoint({
    method: "DELETE",
    path: "coupons/:id",
    summary: "Takes a code away: it counts for no cart any more.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    reply: z.object({ removed: z.number() }),
    errors: ["access.forbidden", "staff.signInRequired", "promotion.noSuchCoupon"],
  }),
} as const satisfies EndpointTable;
