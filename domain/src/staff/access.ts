import type { StaffRole } from "../access/permissions.ts";
import type { ErrorKey } from "../errors.ts";

/** What is done with somebody who works here. */
export type MemberMove =
  | { readonly kind: "changeRole"; readonly role: StaffRole }
  | { readonly kind: "deactivate" | "reactivate" | "resetTwoFactor" };

/** Somebody who works here, as far as these rules go. */
interface MemberFacts {
  readonly id: number;
  readonly role: StaffRole;
  readonly isActive: boolean;
}

/** Who asks, and how many owners may sign in. */
export interface MemberSituation {
  readonly askedBy: number;
  readonly owners: number;
}

/** Whether this may be done with a member; if not, why. */
export function canMoveMember(
  member: MemberFacts,
  move: MemberMove,
  situation: MemberSituation,
): true | ErrorKey {
  return RULES[move.kind](member, move as never, situation);
}

type Rule<Kind extends MemberMove["kind"]> = (
  member: MemberFacts,
  move: Extract<MemberMove, { readonly kind: Kind }>,
  situation: MemberSituation,
) => true | ErrorKey;

const isOwner = ({ role, isActive }: Pick<MemberFacts, "role" | "isActive">) =>
  isActive && role === "owner";

/** Somebody must be left who lets others in. */
const leavesAnOwner = (member: MemberFacts, { owners }: MemberSituation) =>
  isOwner(member) && owners <= 1 ? "staff.lastOwner" : true;

const RULES: { readonly [Kind in MemberMove["kind"]]: Rule<Kind> } = {
  changeRole: (member, { role }, situation) =>
    role === "owner" ? true : leavesAnOwner(member, situation),
  deactivate: (member, _, situation) => leavesAnOwner(member, situation),
  reactivate: () => true,
  // Whoever sits at an open session may not be its owner: one's own is switched off with the password.
  resetTwoFactor: ({ id }, _, { askedBy }) => (id === askedBy ? "staff.ownTwoFactor" : true),
};
