import { moneyToWire } from "@placket/contract/money/money.codec";
import { BOT_PROOF } from "@placket/contract/bot-check/bot-proof";
import type { customerEndpoints } from "@placket/contract/customer/customer.rest";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { ok } from "@placket/domain/problem";
import type { Handlers, RestCall } from "../http/mount.ts";
import { messageOf } from "../graphql/refused.ts";
import { ownPageToken } from "../session/own-page-token.ts";
import { SESSION_COOKIES } from "../session/principal-of.ts";
import { endSession } from "../session/session.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import { accountInfo } from "./account-info.ts";
import { cameIn, comingFrom, greeting, KNOWN_COOKIE } from "./came-in.ts";
import { comeBack } from "./come-in-for.ts";
import { currentCustomer } from "./customer.ts";
import { accountEnd } from "./own-data/account-end.ts";
import { copyOfData, deleteAccount } from "./own-data/own-data.ts";
import { confirmNewEmail } from "./new-email.ts";
import { endOtherSessions, ownSessions, revokeOwnSession } from "./own-sessions.ts";
import { ownerOfToken, takeUpToken } from "./set-auth.ts";
import { signIn } from "./sign-in.ts";

export const customerHandlers: Handlers<typeof customerEndpoints> = {
  logIn: async (call, { body }) => {
    const { [BOT_PROOF]: botProof = call.ctx.botProof, ...login } = body;
    const ctx = { ...call.ctx, botProof };
    return cameIn(call, await signIn(ctx, { ...login, ...comingFrom(call) }));
  },
  logOut: async (call) => {
    const back = await transact(call.ctx, (tx) => comeBack(tx));
    if (back.ok && back.value) {
      const came = await cameIn(call, ok({ ...back.value, comesBack: true }));
      if (!came.ok) return came;
      const { account, token } = came.value;
      return ok({ success: true, account, token });
    }
    if (call.sessionId !== undefined) await endSession(call.ctx, call.sessionId);
    return ok({ ...(await wentOut(call)), token: null });
  },
  accountInfo: async ({ ctx }) => ok(await accountInfo(ctx, await currentCustomer(ctx))),
  tokenOwner: async ({ ctx }, { body }) => {
    const found = await ownerOfToken(ctx, body.token);
    if (!found.ok) return found;
    const { customer, isActing } = found.value;
    return ok({ email: customer.email, acting: isActing });
  },
  setAuth: async (call, { body }) => {
    const own = await currentCustomer(call.ctx);
    // A page says the token again that it was told before.
    if (own && body.token === ownPageToken(call)) return ok(await greeting(call, body.token, own));
    const taken = await transact(call.ctx, (tx) =>
      takeUpToken(tx, { ...body, ...comingFrom(call) }),
    );
    return cameIn(call, taken);
  },
  confirmEmail: async ({ ctx }, { body }) => {
    const moved = await transact(ctx, (tx) => confirmNewEmail(tx, body.token));
    return moved.ok ? ok({ success: true }) : moved;
  },
  sessions: async ({ ctx }) => {
    const listed = await ownSessions(ctx);
    if (!listed.ok) return listed;
    return ok({
      sessions: listed.value.map(({ id, isThis, browser, address, createdAt, lastSeenAt }) => ({
        id,
        is_this: isThis,
        browser,
        address,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
      })),
    });
  },
  endSession: async ({ ctx }, { body }) => {
    const ended = await revokeOwnSession(ctx, body.id);
    return ended.ok ? ok({ ended: ended.value }) : ended;
  },
  endOtherSessions: async ({ ctx }) => {
    const ended = await endOtherSessions(ctx);
    return ended.ok ? ok({ success: true }) : ended;
  },
  ownData: async ({ ctx }) => {
    const copy = await copyOfData(ctx);
    if (!copy.ok) return copy;
    return { file: { name: "my-data.json", contentType: "application/json", bytes: copy.value } };
  },
  accountEnd: async ({ ctx }) => {
    const end = await accountEnd(ctx);
    if (!end.ok) return end;
    const { hindrances, credit, points, wantsPassword } = end.value;
    const say = sayIn(ctx);
    return ok({
      hindrances: hindrances.map((one) => messageOf(one, say)),
      store_credit: credit.map(moneyToWire),
      points,
      wants_password: wantsPassword,
    });
  },
  deleteAccount: async (call, { body }) => {
    const gone = await deleteAccount(call.ctx, body.password);
    if (!gone.ok) return gone;
    call.setCookie(KNOWN_COOKIE, "");
    return ok(await wentOut(call));
  },
};

/** Nobody is signed in on this browser any more, and it has no cart (CART-17). */
async function wentOut({ ctx, setCookie }: RestCall) {
  setCookie(SESSION_COOKIES.customer, "");
  setCookie(CART_COOKIE, "");
  return { success: true as const, account: await accountInfo(ctx, undefined) };
}
