import { expect, it } from "vitest";
import { canMoveMember, type MemberMove } from "./access.ts";

const owner = { id: 1, role: "owner", isActive: true } as const;
const clerk = { id: 2, role: "clerk", isActive: true } as const;
const gone = { ...owner, isActive: false } as const;

const toClerk: MemberMove = { kind: "changeRole", role: "clerk" };
const toOwner: MemberMove = { kind: "changeRole", role: "owner" };
const off: MemberMove = { kind: "deactivate" };
const reset: MemberMove = { kind: "resetTwoFactor" };

it.each([
  ["the last owner is not demoted", owner, toClerk, 1, "staff.lastOwner"],
  ["the last owner is not let go", owner, off, 1, "staff.lastOwner"],
  ["the last owner may stay one", owner, toOwner, 1, true],
  ["one of two owners is demoted", owner, toClerk, 2, true],
  ["one of two owners is let go", owner, off, 2, true],
  ["an owner who was let go is nobody's last", gone, toClerk, 1, true],
  ["a clerk is let go", clerk, off, 1, true],
  ["a clerk becomes an owner", clerk, toOwner, 1, true],
  ["somebody comes back", gone, { kind: "reactivate" }, 1, true],
  ["one's own second factor is not reset here", owner, reset, 2, "staff.ownTwoFactor"],
  ["another's is", clerk, reset, 1, true],
] as const)("%s", (_, member, move, owners, allowed) => {
  expect(canMoveMember(member, move, { askedBy: 1, owners })).toBe(allowed);
});
