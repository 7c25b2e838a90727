import { STAFF_ROLES, type StaffRole } from "@placket/domain/access/permissions";

/** A role as it is read. */
export const roleText = (role: StaffRole): string =>
  `${role.charAt(0).toUpperCase()}${role.slice(1)}`;

/** Every role of the table of permissions. */
export const ROLE_CHOICES = STAFF_ROLES.map((value) => ({ value, label: roleText(value) }));
