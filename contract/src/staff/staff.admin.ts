import { PERMISSIONS, STAFF_ROLES } from "@placket/domain/access/permissions";
import { INVITATION_DAYS, STAFF_NAME_MAX } from "@placket/domain/staff/invitation";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

const role = z.enum(STAFF_ROLES);

/** Times travel as ISO 8601 in UTC. */
const time = z.string();

const email = text(254);
const password = text(1024);
const code = text(64);

/** Whoever is signed in: who, in which role, and what the screens may offer. */
const self = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role,
  permissions: z.array(z.enum(PERMISSIONS)).readonly(),
  hasTwoFactor: z.boolean(),
});

const member = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role,
  isActive: z.boolean(),
  hasTwoFactor: z.boolean(),
  /** The last call of any open session; `null` when none is open. */
  lastSeenAt: time.nullable(),
});

const invitation = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: time,
});

/** What an invitation's link may say that lets nobody in. */
const DEAD_LINK = [
  "staff.invitationUsed",
  "staff.invitationReplaced",
  "staff.invitationWithdrawn",
  "staff.invitationExpired",
  "staff.invitationUnknown",
] as const;

/** `search`: a part of the name or of the email. */
const membersQuery = listQuery(
  { role: role.optional(), state: z.enum(["active", "deactivated"]).optional() },
  ["name", "email"],
);

const nobody = z.object({ staff: z.null() });

/** The session of the back office: one noun, begun, asked for and ended. */
const sessionEndpoints = {
  session: endpoint({
    method: "GET",
    path: "session",
    summary: "Who is signed in to the back office; `null` when nobody is.",
    source: "issue §8",
    can: "backoffice.door",
    reply: z.object({ staff: self.nullable() }),
    errors: [],
  }),
  signIn: endpoint({
    method: "POST",
    path: "session",
    summary:
      "Begins a session of eight hours, which every call prolongs, of a week at most; its cookie is HttpOnly. " +
      "`code` is that of the second factor, or a recovery code: asked for by `staff.codeRequired`.",
    source: "issue §8",
    can: "backoffice.door",
    body: z.object({ email, password, code: code.optional() }),
    reply: z.object({ staff: self }),
    errors: [
      "access.forbidden",
      "staff.wrongLogin",
      "staff.tooManyTries",
      "staff.codeRequired",
      "staff.wrongCode",
    ],
  }),
  signOut: endpoint({
    method: "DELETE",
    path: "session",
    summary: "Ends the session on this browser.",
    source: "issue §8",
    can: "backoffice.door",
    reply: nobody,
    errors: ["access.forbidden"],
  }),
} as const satisfies EndpointTable;

/** What everybody does with their own account. */
const accountEndpoints = {
  changePassword: endpoint({
    method: "POST",
    path: "account/password",
    summary: "Changes one's password; every other session of one's own ends.",
    source: "issue 8, A6",
    can: "backoffice.enter",
    body: z.object({ current: password, next: password }),
    reply: z.object({ staff: self }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "staff.wrongPassword",
      "staff.tooManyTries",
      "staff.passwordLength",
    ],
  }),
  ownSessions: endpoint({
    method: "GET",
    path: "account/sessions",
    summary: "One's open sessions, the one that asks first.",
    source: "issue 8, A1",
    can: "backoffice.enter",
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.number(),
          isThis: z.boolean(),
          /** As the browser named itself. */
          browser: z.string(),
          address: z.string(),
          createdAt: time,
          lastSeenAt: time,
        }),
      ),
    }),
    errors: ["staff.signInRequired"],
  }),
  revokeSession: endpoint({
    method: "DELETE",
    path: "account/sessions/:id",
    summary: "Ends one of one's own sessions.",
    source: "issue 8, A1",
    can: "backoffice.enter",
    params: z.object({ id }),
    reply: z.object({ ended: z.number() }),
    errors: ["access.forbidden", "staff.signInRequired", "session.noSuchSession"],
  }),
  beginTwoFactor: endpoint({
    method: "POST",
    path: "account/two-factor",
    summary:
      "Gives a new secret for an authenticator app, as text and as `otpauth:` address; nothing changes until a code confirms it.",
    source: "issue 8, A6; RFC 6238",
    can: "backoffice.enter",
    body: z.object({ password }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "staff.wrongPassword",
      "staff.tooManyTries",
      "staff.twoFactorOn",
    ],
  }),
  confirmTwoFactor: endpoint({
    method: "POST",
    path: "account/two-factor/confirmation",
    summary:
      "Switches the second factor on and gives ten recovery codes, shown this once; every other session of one's own ends.",
    source: "issue 8, A6; RFC 6238",
    can: "backoffice.enter",
    body: z.object({ code }),
    reply: z.object({ staff: self, recoveryCodes: z.array(z.string()).readonly() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "staff.wrongCode",
      "staff.twoFactorNotBegun",
    ],
  }),
  endTwoFactor: endpoint({
    method: "DELETE",
    path: "account/two-factor",
    summary: "Switches the second factor off; every other session of one's own ends.",
    source: "issue 8, A6",
    can: "backoffice.enter",
    body: z.object({ password }),
    reply: z.object({ staff: self }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "staff.wrongPassword",
      "staff.tooManyTries",
    ],
  }),
} as const satisfies EndpointTable;

const manages = ["access.forbidden", "staff.signInRequired"] as const;

/** Who works here: asked in, given a role, let go. */
const memberEndpoints = {
  members: endpoint({
    method: "GET",
    path: "staff",
    summary: "Everybody who works here or did, by name unless told.",
    source: "issue 8, A6",
    can: "staff.manage",
    query: membersQuery,
    reply: listReply(member).extend({
      /** How many owners may sign in: the last one stays. */
      owners: z.number(),
    }),
    errors: [...manages],
  }),
  exportMembers: endpoint({
    method: "GET",
    path: "staff.csv",
    summary: "The same people as a file, all of them.",
    source: "hallway §7: export",
    can: "staff.manage",
    query: membersQuery.omit({ after: true }),
    ...listFile,
    errors: [...manages],
  }),
  invitations: endpoint({
    method: "GET",
    path: "staff/invitations",
    summary: "Invitations that are open, the oldest first.",
    source: "issue 8, A6",
    can: "staff.manage",
    reply: z.object({ invitations: z.array(invitation) }),
    errors: [...manages],
  }),
  invite: endpoint({
    method: "POST",
    path: "staff/invitations",
    summary: `Asks somebody in by a link that works once, within ${INVITATION_DAYS} days. It goes by letter where there is a mail server (\`isSent\`); \`link\` is the same, told this once to whoever invites.`,
    source: "issue 8, A6",
    can: "staff.manage",
    body: z.object({ email, name: text(STAFF_NAME_MAX), role }),
    reply: z.object({ invitation, link: z.string(), isSent: z.boolean() }),
    errors: [
      ...manages,
      "staff.emailTaken",
      "staff.emailInvalid",
      "staff.nameMissing",
      "staff.nameNotOneLine",
    ],
  }),
  withdrawInvitation: endpoint({
    method: "DELETE",
    path: "staff/invitations/:id",
    summary: "Takes an invitation back: its link leads nowhere.",
    source: "issue 8, A6",
    can: "staff.manage",
    params: z.object({ id }),
    reply: z.object({ withdrawn: z.number() }),
    errors: [...manages, "staff.noSuchInvitation"],
  }),
  invitation: endpoint({
    method: "POST",
    path: "invitation",
    summary: "Whom an invitation is for, as the page behind its link greets them.",
    source: "issue 8, A6",
    can: "backoffice.door",
    body: z.object({ token: text(64) }),
    reply: z.object({ email: z.string(), name: z.string(), role }),
    errors: ["access.forbidden", ...DEAD_LINK],
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "invitation/acceptance",
    summary: "Takes an invitation up: the password is set and a session begins.",
    source: "issue 8, A6",
    can: "backoffice.door",
    body: z.object({ token: text(64), password }),
    reply: z.object({ staff: self }),
    errors: ["access.forbidden", ...DEAD_LINK, "staff.passwordLength", "staff.emailTaken"],
  }),
  changeRole: endpoint({
    method: "PUT",
    path: "staff/:id/role",
    summary: "Gives a member another role and ends the sessions that held the old one.",
    source: "issue 8, A6",
    can: "staff.manage",
    params: z.object({ id }),
    body: z.object({ role }),
    reply: z.object({ member }),
    errors: [...manages, "staff.noSuchMember", "staff.lastOwner"],
  }),
  deactivateMember: endpoint({
    method: "POST",
    path: "staff/:id/deactivation",
    summary: "Lets a member in no longer; all sessions end.",
    source: "issue 8, A6",
    can: "staff.manage",
    params: z.object({ id }),
    reply: z.object({ member }),
    errors: [...manages, "staff.noSuchMember", "staff.lastOwner"],
  }),
  reactivateMember: endpoint({
    method: "POST",
    path: "staff/:id/reactivation",
    summary: "Lets a member in again, with the password and the role from before.",
    source: "issue 8, A6",
    can: "staff.manage",
    params: z.object({ id }),
    reply: z.object({ member }),
    errors: [...manages, "staff.noSuchMember"],
  }),
  resetTwoFactor: endpoint({
    method: "POST",
    path: "staff/:id/two-factor/reset",
    summary: "Switches the second factor of a member off who has lost it; all their sessions end.",
    source: "issue 8, A6",
    can: "staff.manage",
    params: z.object({ id }),
    reply: z.object({ member }),
    errors: [...manages, "staff.noSuchMember", "staff.ownTwoFactor"],
  }),
} as const satisfies EndpointTable;

export const staffAdminEndpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...memberEndpoints,
} as const satisfies EndpointTable;
