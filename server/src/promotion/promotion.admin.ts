import type { promotionAdminEndpoints } from "@placket/contract/promotion/promotion.admin";
import { ok } from "@placket/domain/problem";
import type { RuleDraft } from "@placket/domain/promotion/check-rule";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import { addCode, listCodes, makeCodes, removeCode } from "./manage-coupons.ts";
import {
  addRule,
  changeRule,
  duplicateRule,
  listRules,
  previewRule,
  removeRule,
  ruleById,
  switchRule,
  type ListedRule,
} from "./manage-rules.ts";
import {
  FRAME_COLUMNS,
  frameOf,
  frameToWire,
  rulesSearched,
  type SentFrame,
} from "./rule-frame.ts";
import { promotionChoices } from "./promotion-choices.ts";

export const promotionAdminHandlers: Handlers<typeof promotionAdminEndpoints> = {
  cartRules: async ({ ctx }, { query }) => {
    const page = await listRules(ctx, rulesSearched(query), query);
    return page.ok ? ok({ rows: page.value.rows.map(toWire), next: page.value.next }) : page;
  },
  exportCartRules: ({ ctx }, { query }) => {
    const { sort } = query;
    const all = everyRow((page) => listRules(ctx, rulesSearched(query), { ...page, sort }));
    return csvFile("cart-rules.csv", RULE_COLUMNS, all);
  },
  promotionChoices: ({ ctx }) => Promise.resolve(ok(promotionChoices(ctx))),
  cartRule: async ({ ctx }, { params }) => {
    const found = await ruleById(ctx, params.id);
    return found.ok ? ok(toWire(found.value)) : found;
  },
  addCartRule: async ({ ctx }, { body }) => {
    const added = await transact(ctx, (tx) => addRule(tx, draftOf(body)));
    return added.ok ? ok(toWire(added.value)) : added;
  },
  changeCartRule: async ({ ctx }, { params, body }) => {
    const { version } = body;
    const changed = await transact(ctx, (tx) =>
      changeRule(tx, params.id, { ...draftOf(body), version }),
    );
    return changed.ok ? ok(toWire(changed.value)) : changed;
  },
  switchCartRule: async ({ ctx }, { params, body }) => {
    const now = await transact(ctx, (tx) => switchRule(tx, params.id, body.isActive));
    return now.ok ? ok(toWire(now.value)) : now;
  },
  duplicateCartRule: async ({ ctx }, { params }) => {
    const copy = await transact(ctx, (tx) => duplicateRule(tx, params.id));
    return copy.ok ? ok(toWire(copy.value)) : copy;
  },
  removeCartRule: async ({ ctx }, { params, body }) => {
    const gone = await transact(ctx, (tx) => removeRule(tx, params.id, body.version));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  previewCartRule: async ({ ctx }, { body }) => {
    const { id } = body;
    const priced = await previewRule(ctx, { ...draftOf(body), id });
    if (!priced.ok) return priced;
    const orders = priced.value.map(({ placedAt, ...one }) => ({
      ...one,
      placedAt: placedAt.toISOString(),
    }));
    const isOther = (one: (typeof orders)[number]) => one.before !== one.after;
    return ok({ looked: orders.length, orders: orders.filter(isOther) });
  },
  coupons: async ({ ctx }, { params, query }) => {
    const page = await listCodes(ctx, codesOf(params.id, query), query);
    if (!page.ok) return page;
    const rows = page.value.rows.map(({ id, code, used, createdAt }) => ({
      id,
      code,
      used,
      createdAt: createdAt.toISOString(),
    }));
    return ok({ rows, next: page.value.next });
  },
  exportCoupons: ({ ctx }, { params, query }) => {
    const { sort } = query;
    const all = everyRow((page) => listCodes(ctx, codesOf(params.id, query), { ...page, sort }));
    return csvFile("coupons.csv", CODE_COLUMNS, all);
  },
  addCoupon: async ({ ctx }, { params, body }) => {
    const added = await transact(ctx, (tx) => addCode(tx, params.id, body.code));
    return added.ok ? ok({ added: added.value }) : added;
  },
  makeCoupons: async ({ ctx }, { params, body }) => {
    const made = await transact(ctx, (tx) => makeCodes(tx, params.id, body));
    return made.ok ? ok({ added: made.value }) : made;
  },
  removeCoupon: async ({ ctx }, { params }) => {
    const gone = await transact(ctx, (tx) => removeCode(tx, params.id));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
};

const codesOf = (ruleId: number, { search = "" }: { readonly search?: string | undefined }) => ({
  ruleId,
  text: search.trim(),
});

type SentDraft = SentFrame & Omit<RuleDraft, keyof SentFrame>;

/** The draft of a call, without what else its body says. */
const draftOf = (sent: SentDraft): RuleDraft => ({
  ...frameOf(sent),
  needsCoupon: sent.needsCoupon,
  conditions: sent.conditions,
  lines: sent.lines,
  action: sent.action,
  usesPerCoupon: sent.usesPerCoupon,
  usesPerCustomer: sent.usesPerCustomer,
});

const toWire = ({ uses, ...rule }: ListedRule) => ({
  ...rule,
  ...frameToWire(rule),
  uses: {
    orders: ordersOf({ uses }),
    discounts: uses.map(({ minor, currency }) => ({ minor, currency })),
  },
});

const ordersOf = ({ uses }: Pick<ListedRule, "uses">) =>
  uses.reduce((all, { orders }) => all + orders, 0);

const RULE_COLUMNS: CsvColumns<ListedRule> = {
  ...FRAME_COLUMNS,
  coupons: ({ coupons }) => coupons,
  orders: ordersOf,
};

interface CodeRow {
  readonly code: string;
  readonly used: number;
  readonly createdAt: Date;
}

const CODE_COLUMNS: CsvColumns<CodeRow> = {
  code: ({ code }) => code,
  used: ({ used }) => used,
  created_at: ({ createdAt }) => createdAt.toISOString(),
};
