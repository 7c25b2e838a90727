import type { Channel, DeputyRole } from "@placket/domain/access/permissions";
import {
  aCustomer,
  aStaff,
  type Customer,
  type Principal,
  type Staff,
} from "@placket/domain/access/principal";

/**
 * Who holds a session and with which rights, as they were when it began. They never change: a change of
 * rights ends the session, and whoever made it is given another one. Only whose prices a representative sees follows
 * the customer number (decision 0130).
 */
export type SessionHolder =
  | ({ readonly kind: "staff" } & Pick<Staff, "staffId" | "email" | "role">)
  | ({ readonly kind: "customer" } & Pick<Customer, "customerId" | "email" | "groupId"> &
      Partial<Pick<Customer, "organizationId" | "actingFor">> & {
        /** What they are besides a customer; those who have no more rights leave it out. */
        readonly deputyRoles?: readonly DeputyRole[];
      });

/** The principal who asks with a session. */
export function principalIn(holder: SessionHolder, channel: Channel): Principal {
  return holder.kind === "staff" ? aStaff(holder) : aCustomer({ ...holder, channel });
}
