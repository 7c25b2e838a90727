import type { Channel, DeputyRole } from "@placket/domain/access/permissions";
import {
  aBuyer,
  aCustomer,
  aStaff,
  type Customer,
  type Principal,
  type PunchoutVisit,
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
      })
  | ({
      /** Of a procurement system. */
      readonly kind: "buyer";
      readonly punchout: PunchoutVisit;
    } & Pick<Principal, "groupId" | "organizationId">);

/** In which part of the store a session is used: staff's in the back office alone, all others in the shop. */
export const areaOf = ({ kind }: Pick<SessionHolder, "kind">): "staff" | "customer" =>
  kind === "staff" ? "staff" : "customer";

/** The principal who asks with a session. */
export function principalIn(holder: SessionHolder, channel: Channel): Principal {
  if (holder.kind === "staff") return aStaff(holder);
  if (holder.kind === "customer") return aCustomer({ ...holder, channel });
  const { kind: _, ...rest } = holder;
  return aBuyer({ ...rest, channel });
}
