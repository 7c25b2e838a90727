import type { accountAdminEndpoints } from "@placket/contract/customer/account.admin";
import { addressToFields } from "@placket/contract/directory/address-fields.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { addressLines } from "@placket/domain/directory/address-lines";
import { POINTS_UNIT } from "@placket/domain/ledger/own-account";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { ok, type Result } from "@placket/domain/problem";
import { countryName } from "@placket/domain/store/country-name";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { portalById } from "../../store/portal-of.ts";
import { taxes } from "../../tax/tax.ts";
import { transact } from "../../transact.ts";
import { setStanding } from "../number/standing.ts";
import { actForCustomer } from "./act-for-customer.ts";
import { addCustomer } from "./add-customer.ts";
import { anonymizeCustomer } from "./anonymize-customer.ts";
import { forgetBuyer } from "../forget-person.ts";
import { setPoNumber, setPortal } from "./customer-portal.ts";
import { customerPage, type CustomerPage } from "./customer-page.ts";
import {
  changeCustomer,
  endSessions,
  noteOnCustomer,
  sendPasswordLink,
  setGroup,
  switchCustomer,
} from "./manage-customer.ts";
import { mergeCustomers, mergePreview } from "./merge-customers.ts";

export const accountAdminHandlers: Handlers<typeof accountAdminEndpoints> = {
  customer: ({ ctx }, { params }) => shown(ctx, params.id),
  addCustomer: async ({ ctx }, { body }) => {
    const added = await transact(ctx, (tx) => addCustomer(tx, body));
    return added.ok ? ok({ id: added.value }) : added;
  },
  changeCustomer: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => changeCustomer(tx, id, body)),
  setCustomerGroup: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => setGroup(tx, id, body.groupId)),
  setCustomerPortal: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => setPortal(tx, id, body.portalId)),
  setCustomerStanding: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => setStanding(tx, id, body)),
  setCustomerPoNumber: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => setPoNumber(tx, id, body.poNumber)),
  sendPasswordLink: ({ ctx }, { params: { id } }) =>
    done(ctx, id, (tx) => sendPasswordLink(tx, id)),
  switchCustomer: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => switchCustomer(tx, id, body)),
  endCustomerSession: ({ ctx }, { params: { id, session } }) =>
    done(ctx, id, (tx) => endSessions(tx, id, session)),
  endCustomerSessions: ({ ctx }, { params: { id } }) => done(ctx, id, (tx) => endSessions(tx, id)),
  actForCustomer: async ({ ctx }, { params: { id }, body: { opens } }) => {
    const link = await transact(ctx, (tx) => actForCustomer(tx, { id, opens }));
    return link.ok ? ok({ address: link.value }) : link;
  },
  previewMerge: async ({ ctx }, { params: { id }, body }) => {
    const preview = await mergePreview(ctx, id, body.email);
    if (!preview.ok) return preview;
    const { into, accounts, ...counts } = preview.value;
    const name = `${into.firstName} ${into.lastName}`.trim();
    return ok({
      ...counts,
      into: { id: into.id, email: into.email, name },
      accounts: accounts.map(({ kind, unit, balance }) => ({
        kind,
        unit,
        balance: unit === POINTS_UNIT ? balance : decimalOf(money(balance, unit)),
      })),
    });
  },
  mergeCustomers: async ({ ctx }, { params: { id }, body: { intoId } }) => {
    const merged = await transact(ctx, (tx) => mergeCustomers(tx, id, intoId));
    return merged.ok ? ok({ id: intoId }) : merged;
  },
  anonymizeCustomer: ({ ctx }, { params: { id } }) =>
    done(ctx, id, (tx) => anonymizeCustomer(tx, id)),
  forgetBuyer: async ({ ctx }, { params }) => {
    const done = await transact(ctx, (tx) => forgetBuyer(tx, params.number));
    return done.ok ? ok({ forgotten: true as const }) : done;
  },
  noteOnCustomer: ({ ctx }, { params: { id }, body }) =>
    done(ctx, id, (tx) => noteOnCustomer(tx, id, body.text)),
};

/** Does something to an account and gives it as it is then. */
export async function done(ctx: Ctx, id: number, act: (tx: Ctx) => Promise<Result<true>>) {
  const did = await transact(ctx, act);
  return did.ok ? shown(ctx, id) : did;
}

async function shown(ctx: Ctx, id: number) {
  const page = await customerPage(ctx, id);
  return page.ok ? ok(toWire(ctx, page.value)) : page;
}

function toWire(ctx: Ctx, page: CustomerPage) {
  const { customer, view, newsletter, addresses, orders, carts, sessions, notes, acts } = page;
  const { passwordHash, username: _, storeViewId: __, portalId, createdAt, ...kept } = customer;
  const { ownGroupId: ___, ...rest } = { ...kept, groupId: kept.ownGroupId ?? kept.groupId };
  const portal = portalById(ctx, portalId);
  return {
    ...rest,
    portal: portal ? { id: portal.id, code: portal.code, name: portal.name } : null,
    createdAt: createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    group: ctx.held(taxes).codeOfGroup(rest.groupId) ?? "",
    website: view.websiteCode,
    storeView: view.name,
    newsletter,
    addresses: addresses.map(({ id, address, isDefaultFor }) => ({
      id,
      lines: addressLines(address, countryName(address.countryCode, ctx.store.locale)),
      telephone: address.telephone,
      fields: addressToFields(address),
      isDefaultShipping: isDefaultFor.shipping,
      isDefaultBilling: isDefaultFor.billing,
    })),
    orders: {
      count: orders.count,
      spent: orders.spent.map(moneyToWire),
      lastAt: orders.lastAt && orders.lastAt.toISOString(),
      latest: orders.latest.map((order) => ({
        ...order,
        createdAt: order.createdAt.toISOString(),
        total: moneyToWire(order.total),
      })),
    },
    carts: carts.map(({ website, cart }) => ({
      website,
      items: cart.items.map(({ id, name, sku, quantity }) => ({ id, name, sku, quantity })),
      total: moneyToWire(cart.totals.grandTotal),
    })),
    sessions: sessions.map(({ id, browser, address, lastSeenAt, holder }) => ({
      id,
      browser,
      address,
      lastSeenAt: lastSeenAt.toISOString(),
      actedBy: (holder.kind === "customer" && holder.actingFor?.email) || null,
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  };
}
