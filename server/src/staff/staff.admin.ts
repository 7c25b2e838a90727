import type { staffAdminEndpoints } from "@placket/contract/staff/staff.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers, RestCall } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { SESSION_COOKIES } from "../session/principal-of.ts";
import { endSession } from "../session/session.ts";
import { transact } from "../transact.ts";
import {
  askForTwoFactor,
  changePassword,
  ownSessions,
  revokeOwnSession,
  switchTwoFactorOff,
  switchTwoFactorOn,
} from "./account.ts";
import type { InvitationRow } from "./invitation.sql.ts";
import {
  acceptInvitation,
  invitationOf,
  invite,
  listInvitations,
  withdrawInvitation,
} from "./invitations.ts";
import {
  changeRole,
  deactivateMember,
  listMembers,
  membersOn,
  reactivateMember,
  resetTwoFactor,
  type Member,
} from "./members.ts";
import { signIn } from "./sign-in.ts";
import { currentStaff, type StaffSelf } from "./staff.ts";
import type { MemberSearch } from "./staff.sql.ts";

const KNOWN_COOKIE = "placket_known";

export const staffAdminHandlers: Handlers<typeof staffAdminEndpoints> = {
  session: async ({ ctx }) => ok({ staff: await currentStaff(ctx) }),
  signIn: async (call, { body }) =>
    cameIn(call, await signIn(call.ctx, { ...body, ...comingFrom(call) })),
  signOut: async (call) => {
    if (call.sessionId !== undefined) await endSession(call.ctx, call.sessionId);
    call.setCookie(SESSION_COOKIES.staff, "");
    return ok({ staff: null });
  },

  changePassword: async (call, { body }) =>
    cameIn(call, await changePassword(call.ctx, { ...body, client: call.client })),
  ownSessions: async ({ ctx, sessionId }) => {
    const sessions = await ownSessions(ctx, sessionId);
    return ok({
      sessions: sessions.map(({ id, isThis, browser, address, createdAt, lastSeenAt }) => ({
        id,
        isThis,
        browser,
        address,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    });
  },
  revokeSession: async ({ ctx }, { params }) => {
    const ended = await revokeOwnSession(ctx, params.id);
    return ended.ok ? ok({ ended: ended.value }) : ended;
  },
  beginTwoFactor: ({ ctx, client }, { body }) => askForTwoFactor(ctx, { ...body, client }),
  confirmTwoFactor: async (call, { body }) => {
    const { client } = call;
    const on = await transact(call.ctx, (tx) => switchTwoFactorOn(tx, { ...body, client }));
    if (!on.ok) return on;
    call.setCookie(SESSION_COOKIES.staff, on.value.token);
    return ok({ staff: on.value.staff, recoveryCodes: on.value.recoveryCodes });
  },
  endTwoFactor: async (call, { body }) =>
    cameIn(call, await switchTwoFactorOff(call.ctx, { ...body, client: call.client })),

  members: async ({ ctx }, { query }) => {
    const page = await listMembers(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(memberToWire) }) : page;
  },
  exportMembers: ({ ctx }, { query }) => {
    const { sort } = query;
    const members = everyRow((page) => membersOn(ctx, searchOf(query), { ...page, sort }));
    return csvFile("staff.csv", FILE_COLUMNS, members);
  },
  invitations: async ({ ctx }) => {
    const invitations = await listInvitations(ctx);
    return ok({ invitations: invitations.map(invitationToWire) });
  },
  invite: async ({ ctx }, { body }) => {
    const invited = await transact(ctx, (tx) => invite(tx, body));
    if (!invited.ok) return invited;
    const { invitation, link, isSent } = invited.value;
    return ok({ invitation: invitationToWire(invitation), link, isSent });
  },
  withdrawInvitation: async ({ ctx }, { params }) => {
    const gone = await transact(ctx, (tx) => withdrawInvitation(tx, params.id));
    return gone.ok ? ok({ withdrawn: gone.value }) : gone;
  },
  invitation: async ({ ctx }, { body }) => {
    const found = await invitationOf(ctx, body.token);
    if (!found.ok) return found;
    const { email, name, role } = found.value;
    return ok({ email, name, role });
  },
  acceptInvitation: async (call, { body }) =>
    cameIn(call, await acceptInvitation(call.ctx, { ...body, ...comingFrom(call) })),
  changeRole: async ({ ctx }, { params, body }) =>
    changed(await transact(ctx, (tx) => changeRole(tx, params.id, body.role))),
  deactivateMember: async ({ ctx }, { params }) =>
    changed(await transact(ctx, (tx) => deactivateMember(tx, params.id))),
  reactivateMember: async ({ ctx }, { params }) =>
    changed(await transact(ctx, (tx) => reactivateMember(tx, params.id))),
  resetTwoFactor: async ({ ctx }, { params }) =>
    changed(await transact(ctx, (tx) => resetTwoFactor(tx, params.id))),
};

type Asked = Omit<MemberSearch, "text"> & { readonly search?: string | undefined };

const searchOf = ({ search = "", role, state }: Asked) => ({ text: search.trim(), role, state });

const FILE_COLUMNS: CsvColumns<Member> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  active: ({ isActive }) => (isActive ? "yes" : "no"),
  secondFactor: ({ hasTwoFactor }) => (hasTwoFactor ? "on" : "off"),
  lastSeen: ({ lastSeenAt }) => lastSeenAt?.toISOString() ?? null,
};

const comingFrom = ({ client, sessionId, cookie }: RestCall) => ({
  client,
  sessionId,
  knownToken: cookie(KNOWN_COOKIE),
});

/** Somebody has a new session: the browser carries it, and is known from now on. */
function cameIn(
  call: RestCall,
  result: Result<{ staff: StaffSelf; token: string; knownToken?: string }>,
) {
  if (!result.ok) return result;
  const { staff, token, knownToken } = result.value;
  call.setCookie(SESSION_COOKIES.staff, token);
  if (knownToken !== undefined) call.setCookie(KNOWN_COOKIE, knownToken);
  return ok({ staff });
}

const changed = (result: Result<Member>) =>
  result.ok ? ok({ member: memberToWire(result.value) }) : result;

const memberToWire = ({ lastSeenAt, ...member }: Member) => ({
  ...member,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

const invitationToWire = ({ id, email, name, role, invitedBy, expiresAt }: InvitationRow) => ({
  id,
  email,
  name,
  role,
  invitedBy,
  expiresAt: expiresAt.toISOString(),
});
