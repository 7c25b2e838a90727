import type { Permission } from "./permissions.ts";

/** What a deputy may do who has the right to do it for any customer. */
export const WITH_RIGHT_ALONE: Permission = "account.spend";

/** What a deputy may not do, whomever they act for: it is the account holder's alone. */
export const HOLDERS_ALONE: ReadonlySet<Permission> = new Set(["account.guard"]);
