import { randomUUID } from "node:crypto";
import {
  cancelledMessage,
  orderMessage,
  type HandOver,
} from "@placket/contract/punchout/cxml/order-message.codec";
import { ociFields, type FormField } from "@placket/contract/punchout/oci.codec";
import type { PunchoutVisit } from "@placket/domain/access/principal";
import { handedCart } from "@placket/domain/punchout/handed-cart";
import type { Partner } from "@placket/domain/punchout/partner";
import type { DocumentKind } from "@placket/domain/punchout/protocol";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { cartById } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { endSessionsOfPunchout } from "../../session/session.ts";
import { sayIn } from "../../translation/say.ts";
import { selectPartner } from "../partner/partner.sql.ts";
import { viewOf } from "./begin-visit.ts";
import { quantityProblems } from "./quantity-problems.ts";
import { returnAddress } from "./return-address.ts";
import { endVisit, insertDocument, selectVisit, type Visit } from "./visit.sql.ts";

/** A form that the buyer's browser sends to their procurement system. */
export interface HandOverForm {
  readonly action: string;
  /** The frame that OCI wants it sent to. */
  readonly target: string | null;
  readonly fields: readonly FormField[];
}

/** What was made for one protocol: the fields of the form, and what is kept of it. */
interface Made {
  readonly fields: readonly FormField[];
  readonly kind: DocumentKind;
  readonly body: string;
  readonly status: number;
}

/**
 * Hands the cart of a visit over, once, and ends it (PUNCH-04). Refuses an empty cart, which would take out of the
 * requisition what is in it, one of which something is not sold any more or not in so many, and whoever may only look.
 */
export async function handOver(
  tx: Ctx,
  { id, cartId }: PunchoutVisit,
): Promise<Result<HandOverForm>> {
  const found = await openVisit(tx, id);
  if (!found.ok) return found;
  const { visit, partner } = found.value;
  if (visit.operation === "inspect") return refuse(problem("punchout.inspectOnly"));
  // The cart is in the partner's view, whichever the buyer looked at last.
  const inView: Ctx = { ...tx, store: viewOf(tx, partner) };
  const cart = await cartById(inView, cartId);
  if (!cart.ok) return cart;
  const { items } = cart.value;
  if (items.length === 0) return refuse(problem("punchout.cartEmpty"));
  if (!items.every(({ isSaleable }) => isSaleable)) return refuse(problem("punchout.cartUnsold"));
  const amiss = quantityProblems(items);
  if (amiss.length > 0) return refuse(...amiss);
  const handed = handedCart(cart.value, { visitId: id, say: sayIn(inView) });
  const made = (): Made => {
    if (partner.protocol === "cxml") {
      const document = orderMessage(envelopeOf(inView, visit), handed, partner);
      return cxmlMade(document, partner, { kind: "orderMessage", status: 200 });
    }
    const fields = ociFields(handed, partner);
    return { fields, kind: "ociItems", body: asText(fields), status: 200 };
  };
  return ended(tx, found.value, { state: "handedOver", made });
}

/** Leaves without handing anything over: what the procurement system has of before stays as it is (reference 7). */
export async function cancelVisit(tx: Ctx, { id }: PunchoutVisit): Promise<Result<HandOverForm>> {
  const found = await openVisit(tx, id);
  if (!found.ok) return found;
  const { visit, partner } = found.value;
  const made = (): Made => {
    if (partner.protocol === "cxml") {
      const inView: Ctx = { ...tx, store: viewOf(tx, partner) };
      const document = cancelledMessage(envelopeOf(inView, visit), inView.store.currency);
      return cxmlMade(document, partner, { kind: "cancellation", status: 204 });
    }
    // SAP takes a form without items for one that changes nothing.
    return { fields: [], kind: "cancellation", body: "", status: 204 };
  };
  return ended(tx, found.value, { state: "cancelled", made });
}

interface Found {
  readonly visit: Visit;
  readonly partner: Partner;
  /** Checked anew: staff may have taken the host away since the visit began. */
  readonly action: string;
}

async function openVisit(tx: Ctx, id: number): Promise<Result<Found>> {
  const visit = await selectVisit(tx.db, id);
  const partner = visit && (await selectPartner(tx.db, visit.partnerId));
  if (!visit || !partner || visit.state !== "open") return refuse(problem("punchout.sessionOver"));
  const action = returnAddress(visit.returnUrl, partner.returnHosts);
  return action === undefined
    ? refuse(problem("punchout.sessionOver"))
    : ok({ visit, partner, action });
}

async function ended(
  tx: Ctx,
  { visit, partner, action }: Found,
  { state, made }: { readonly state: "cancelled" | "handedOver"; readonly made: () => Made },
): Promise<Result<HandOverForm>> {
  const { fields, kind, body, status } = made();
  if (!(await endVisit(tx.db, visit.id, { state, now: tx.now }))) {
    return refuse(problem("punchout.sessionOver"));
  }
  const of = { partnerId: partner.id, visitId: visit.id, now: tx.now };
  await insertDocument(tx.db, { ...of, kind, body, status });
  await endSessionsOfPunchout(tx, visit.id);
  const { returned } = visit.replyTo;
  return ok({
    action,
    target: frameOf(returned),
    fields: [...returned, ...fields],
  });
}

const cxmlMade = (
  document: string,
  { formKind }: Partner,
  { kind, status }: { readonly kind: DocumentKind; readonly status: number },
): Made => {
  const value =
    formKind === "cxml-base64" ? Buffer.from(document, "utf8").toString("base64") : document;
  return { fields: [[formKind, value]], kind, body: document, status };
};

function envelopeOf(tx: Ctx, { buyerCookie, replyTo: { from, to } }: Visit): HandOver {
  const { host } = new URL(tx.settings.storeUrl);
  const payloadId = `${tx.now.getTime()}.${randomUUID()}@${host}`;
  return { envelope: { payloadId, at: tx.now, locale: tx.store.locale }, from, to, buyerCookie };
}

const asText = (fields: readonly FormField[]): string =>
  fields.map(([name, value]) => `${name}=${value}`).join("\n");

/** Frames that a browser knows by itself; a name of somebody else's window is none. */
const FRAMES: ReadonlySet<string> = new Set(["_top", "_parent", "_self"]);

function frameOf(returned: readonly FormField[]): string | null {
  const named = returned.find(([name]) => name === "~Target" || name === "returntarget")?.[1];
  return named !== undefined && FRAMES.has(named) ? named : null;
}
