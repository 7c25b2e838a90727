import type { StaffRole } from "@placket/domain/access/permissions";
import type { Question } from "../page/dialog/use-confirm.tsx";
import { roleText } from "./role-choices.ts";

/** What is done with a member besides another role. */
export type MemberMove = "deactivateMember" | "reactivateMember" | "resetTwoFactor";

interface Asked {
  readonly question: (name: string) => Question;
  readonly done: (name: string) => string;
}

/** A move with a button of its own: what it is called, there and in the domain's rules. */
interface Move extends Asked {
  readonly title: string;
  readonly kind: "deactivate" | "reactivate" | "resetTwoFactor";
}

/** What is asked before it is done, and said afterwards. */
export const MEMBER_MOVES: Readonly<Record<MemberMove, Move>> = {
  deactivateMember: {
    title: "Deactivate",
    kind: "deactivate",
    question: (name) => ({
      title: `Deactivate ${name}?`,
      yes: "Deactivate",
      text: `${name} is signed out everywhere and may not come in any more.`,
    }),
    done: (name) => `${name} may not sign in any more.`,
  },
  reactivateMember: {
    title: "Reactivate",
    kind: "reactivate",
    question: (name) => ({
      title: `Reactivate ${name}?`,
      yes: "Reactivate",
      text: `${name} may come in again, with the password and the role from before.`,
    }),
    done: (name) => `${name} may sign in again.`,
  },
  resetTwoFactor: {
    title: "Reset Second Factor",
    kind: "resetTwoFactor",
    question: (name) => ({
      title: `Reset the second factor of ${name}?`,
      yes: "Reset",
      text: `${name} is signed out everywhere and comes in by the password alone.`,
    }),
    done: (name) => `${name} has no second factor any more.`,
  },
};

/** Another role. */
export const roleMove = (role: StaffRole): Asked => ({
  question: (name) => ({
    title: `Make ${name} ${roleText(role)}?`,
    yes: "Change Role",
    text: `${name} is signed out everywhere, and has the rights of the new role from then on.`,
  }),
  done: (name) => `${name}: ${roleText(role)}.`,
});
