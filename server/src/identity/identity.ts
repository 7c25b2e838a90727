import { isEmail } from "@placket/domain/checkout/email-pattern";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import { cartAtHand } from "../cart/owned/own-cart.ts";
import { browserOf, consentsTo } from "../consent/consent.ts";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { minutesUntilNextOf, type Asked } from "../http/guard/asked-often.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { publishEvent } from "../jobs/outbox.ts";
import type { PageAsked } from "../list/list-page.ts";
import { ownPortal } from "../store/portal-of.ts";
import { settingsOf } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import {
  deleteContacts,
  deleteToldCart,
  insertNotice,
  selectContactOfCart,
  selectNoticePage,
  selectNoticesOf,
  updateContactsOf,
  writeCart,
  writeContact,
  type NoticeSearch,
} from "./identity.sql.ts";

/** How many networks are remembered; the one that told longest ago is forgotten first. */
const NETWORKS_MOST = 10_000;
/** Addresses that a network may tell in an hour: an office behind one line, each of whom corrects theirs. */
const TOLD_MOST = 200;

/** Who has told addresses, by networks; kept by the process. */
export const identityTries = holding<LRUCache<string, Asked>>({
  name: "identity tries",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/** The cart that a browser names as its own. */
type NamedCart = string | undefined;

/**
 * Notes that whoever asks, and their cart, are of an address (ANALYTICS-11, ANALYTICS-12), so that Dotdigital is told of
 * it, once. Of whoever is signed in their own address counts, whatever is typed. `ctx.db` must not be a transaction.
 * @returns whether it was noted: nothing is without consent to marketing, or where the shop tells nobody
 */
export async function captureIdentity(
  ctx: Ctx,
  typed: string,
  namedCart: NamedCart,
): Promise<Result<boolean>> {
  const { principal, now } = ctx;
  const email = principal.kind === "customer" ? principal.email : typed.trim();
  // The documents' general pattern (OPEN-60), whatever the shop's own forms take.
  if (!isEmail(email, "document")) {
    return refuse(problem("identity.email", "email"));
  }
  const minutes = minutesToWait(ctx);
  if (minutes > 0) return refuse(problem("identity.tooManyTold", "email", minutes));
  if (!mayTell(ctx)) return ok(false);
  const cart = await cartAtHand(ctx, namedCart);
  return transact(ctx, async (tx) => {
    const consent = { visitor: browserOf(tx), now };
    const { id: contactId, isNew } = await writeContact(tx.db, {
      storeViewId: tx.store.id,
      email,
      customerId: principal.customerId,
      ...consent,
    });
    if (isNew) await note(tx, { contactId, kind: "contact" });
    if (cart?.ok) {
      const cartId = cart.value.id;
      const before = await writeCart(tx.db, { cartId, contactId, ...consent });
      // Whoever was told of it before, by an address that was mistyped, say, would be reminded of it for ever.
      if (before !== undefined) await note(tx, { contactId: before, cartId, kind: "moved" });
    }
    return ok(true);
  });
}

/** Notes that Dotdigital is to be told something, and has it told. */
async function note(
  tx: Ctx,
  notice: Omit<Parameters<typeof insertNotice>[1], "now">,
): Promise<void> {
  const noticeId = await insertNotice(tx.db, { ...notice, now: tx.now });
  await publishEvent(tx, "identity.noted", { noticeId });
}

/**
 * By whom Dotdigital's script knows whoever asks (CART-42): a customer by their address, a guest by what was told of
 * their cart; null where nothing may be told of them.
 */
export async function identityOf(ctx: Ctx, cartId: NamedCart): Promise<string | null> {
  if (!mayTell(ctx)) return null;
  const { principal } = ctx;
  if (principal.kind === "customer") return principal.email;
  const cart = await cartAtHand(ctx, cartId);
  if (!cart?.ok) return null;
  return (await selectContactOfCart(ctx.db, cart.value.id)) ?? null;
}

/**
 * Whether anything of whoever asks may be told: of nobody who acts for somebody else, and of members of portals only
 * where they are tracked (ANALYTICS-07).
 */
function mayTell(ctx: Ctx): boolean {
  const { dotdigitalEnabled, portalTracking, isPortal } = settingsOf(ctx);
  if (!dotdigitalEnabled || ctx.principal.actingFor !== null) return false;
  const isOfPortal = ownPortal(ctx) !== undefined || isPortal;
  return (portalTracking || !isOfPortal) && consentsTo(ctx, "marketing");
}

function minutesToWait({ client, now, held }: Ctx): number {
  if (!client) return 0;
  return minutesUntilNextOf(networkOf(client.address), now, held(identityTries), TOLD_MOST);
}

/** Notices that match, a page of them. */
export const listNotices = (ctx: Ctx, search: NoticeSearch, asked: PageAsked) =>
  selectNoticePage(ctx.db, search, asked);

/** What Dotdigital was told about a customer, for a copy of their data. */
export const copiedIdentities = (ctx: Ctx, customerId: number) =>
  selectNoticesOf(ctx.db, customerId);

/** Forgets whom Dotdigital was, or is still to be told of, by their account and by their addresses. */
export const forgetIdentities = (
  tx: Ctx,
  forgotten: { readonly customerId: number | null; readonly emails: readonly string[] },
): Promise<void> => deleteContacts(tx.db, forgotten);

/** Forgets what was, or is still to be told of one cart; of whoever has the address otherwise nothing is forgotten. */
export const forgetToldCart = (tx: Ctx, cartId: number): Promise<void> =>
  deleteToldCart(tx.db, cartId);

/** What was told about a customer is another one's from now on. */
export const giveIdentities = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateContactsOf(tx.db, fromId, intoId);
