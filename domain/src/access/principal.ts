import { HOLDERS_ALONE, WITH_RIGHT_ALONE } from "./holders-alone.ts";
import type { ErrorKey } from "../errors.ts";
import {
  isPunchout,
  permissionsOf,
  STAFF_ROLES,
  permissions,
  withheldBy,
  type Channel,
  type DeputyRole,
  type Permission,
  type Role,
  type StaffRole,
} from "./permissions.ts";

interface AnyPrincipal {
  /** The customer group whose prices are seen. */
  readonly groupId: number;
  /** The organization whose portal one belongs to; `null` in the retail store. */
  readonly organizationId: number | null;
  readonly roles: readonly Role[];
  readonly channel: Channel;
  readonly permissions: ReadonlySet<Permission>;
}

/** A shopper without an account, or not logged in. */
interface Guest extends AnyPrincipal {
  readonly kind: "guest";
  readonly customerId: null;
  readonly actingFor: null;
  /** Their page still shows them as signed in: the session that they had is over. */
  readonly isSignedOut: boolean;
  /** The visit of a buyer who comes from a procurement system; left out by everybody else. */
  readonly punchout?: PunchoutVisit;
}

/** A visit from a procurement system: its number, and the one cart of it. */
export interface PunchoutVisit {
  readonly id: number;
  /** The cart's mask id; the visit uses no other. */
  readonly cartId: string;
}

/** In whose name carts are filled and orders placed. */
export interface Customer extends AnyPrincipal {
  readonly kind: "customer";
  readonly customerId: number;
  readonly email: string;
  /** Who really sits there when a super user or a member of staff acts for this customer. */
  readonly actingFor: Deputy | null;
}

export interface Staff extends AnyPrincipal {
  readonly kind: "staff";
  readonly staffId: number;
  readonly email: string;
  readonly role: StaffRole;
  readonly customerId: null;
  readonly actingFor: null;
}

/** Who is asking. The server derives it from the request; every rule of permission takes it as an argument. */
export type Principal = Guest | Customer | Staff;

/** Somebody who acts for a customer; every write is logged with both. A super user is a customer themselves. */
export interface Deputy {
  readonly kind: "staff" | "customer";
  readonly id: number;
  readonly email: string;
  /** Whether they may spend what the customer has: staff by `customers.spendFor`, a super user where staff say so. */
  readonly spends?: boolean;
}

/** The customer group of a visitor who is not logged in (Magento's group 0). */
export const GUEST_GROUP_ID = 0;

/** Somebody nobody knows, come in by this channel. */
export function guestBy(channel: Channel): Guest {
  return {
    kind: "guest",
    customerId: null,
    groupId: GUEST_GROUP_ID,
    organizationId: null,
    roles: ["guest"],
    actingFor: null,
    isSignedOut: false,
    channel,
    permissions: permissionsOf(["guest"], channel),
  };
}

export const GUEST: Guest = guestBy("web");

/** A browser that came from a procurement system, and whose session is over or never was (PUNCH-01). */
export const PUNCHOUT_OVER: Guest = guestBy("punchout-over");

/** A buyer whom a procurement system sent: nobody's account, the prices and the portal of their organization. */
export const aBuyer = ({
  channel,
  ...rest
}: Pick<Guest, "channel" | "groupId" | "organizationId"> & {
  readonly punchout: PunchoutVisit;
}): Guest => ({ ...guestBy(channel), ...rest });

/** Whether it is known who buys: a customer, or a buyer of an organization whose procurement system sent them (PDP-35). */
export const isKnownBuyer = (principal: Principal): boolean =>
  principal.kind === "customer" || (principal.kind === "guest" && principal.punchout !== undefined);

/** Whoever asks on a browser in punchout mode (CONF-43): with less rights than else, and never with more. */
export function inPunchoutMode(principal: Principal): Principal {
  if (principal.kind === "staff" || isPunchout(principal.channel)) return principal;
  if (principal.kind === "guest") return PUNCHOUT_OVER;
  const channel = "punchout-create";
  const withheld = withheldBy(channel);
  const left = [...principal.permissions].filter((permission) => !withheld.includes(permission));
  return { ...principal, channel, permissions: new Set(left) };
}

/** Whoever was a customer when their page came, and does not know that their session is over. */
export const SIGNED_OUT: Guest = { ...GUEST, isSignedOut: true };

/**
 * A customer with an account; `actingFor` is left out when nobody acts for them, `deputyRoles` when they are nothing
 * besides. Whoever acts as a super user may go on to another customer.
 */
export function aCustomer({
  deputyRoles = [],
  ...person
}: Pick<Customer, "customerId" | "email" | "groupId"> &
  Partial<Pick<Customer, "organizationId" | "actingFor" | "channel">> & {
    readonly deputyRoles?: readonly DeputyRole[] | undefined;
  }): Customer {
  const channel = person.channel ?? "web";
  const deputy = person.actingFor ?? null;
  const besides: readonly DeputyRole[] = deputy?.kind === "customer" ? ["superUser"] : deputyRoles;
  const roles: readonly Role[] = ["customer", ...(deputy?.kind === "staff" ? [] : besides)];
  const all = permissionsOf(roles, channel);
  return {
    organizationId: null,
    actingFor: null,
    ...person,
    kind: "customer",
    roles,
    channel,
    permissions:
      deputy === null ? all : new Set([...all].filter((one) => isForDeputy(one, deputy))),
  };
}

const isForDeputy = (permission: Permission, { spends }: Deputy): boolean =>
  !HOLDERS_ALONE.has(permission) && (permission !== WITH_RIGHT_ALONE || spends === true);

/** A member of staff. */
export function aStaff({ staffId, email, role }: Pick<Staff, "staffId" | "email" | "role">): Staff {
  return {
    kind: "staff",
    staffId,
    email,
    role,
    customerId: null,
    groupId: GUEST_GROUP_ID,
    organizationId: null,
    roles: [role],
    actingFor: null,
    channel: "web",
    permissions: permissionsOf([role], "web"),
  };
}

/** Whether the principal may; if not, why: who could sign in is asked to, everybody else is refused. */
export function can(principal: Principal, permission: Permission): true | ErrorKey {
  if (principal.permissions.has(permission)) return true;
  const isForStaff = permissions[permission].roles.every(isStaffRole);
  if (isForStaff) return principal.kind === "staff" ? "access.forbidden" : "staff.signInRequired";
  if (principal.channel === "punchout-over") return "punchout.sessionOver";
  return principal.kind === "guest" && principal.channel === "web"
    ? "access.loginRequired"
    : "access.forbidden";
}

/** Whether a text names a role of staff. */
export function isStaffRole(text: string): text is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(text);
}

/** The email of the account by which somebody is known; guests have none. */
export function emailOf(principal: Principal): string | null {
  return principal.kind === "guest" ? null : principal.email;
}
