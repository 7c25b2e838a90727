import type { staffAdminEndpoints } from "@placket/contract/staff/staff.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { SESSION_COOKIE } from "./staff-calls.ts";
import { endSession } from "./staff-session.ts";
import { currentStaff, signIn } from "./staff.ts";

export const staffAdminHandlers: Handlers<typeof staffAdminEndpoints> = {
  session: async ({ ctx }) => ok({ staff: await currentStaff(ctx) }),
  signIn: async (call, { body }) => {
    const signedIn = await signIn(call.ctx, body);
    if (!signedIn.ok) return signedIn;
    call.setCookie(SESSION_COOKIE, signedIn.value.token);
    return ok({ staff: signedIn.value.staff });
  },
  signOut: async (call) => {
    await endSession(call.ctx, call.cookie(SESSION_COOKIE) ?? "");
    call.setCookie(SESSION_COOKIE, "");
    return ok({ staff: null });
  },
};
