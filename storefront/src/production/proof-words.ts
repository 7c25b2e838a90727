import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import { proofErrors } from "@placket/domain/production/proof/errors";
import { CallError } from "@placket/web/call/call-error";
import { refusedBy, type KnowsKey } from "@placket/web/call/refused-by";
import { t } from "../translation/translate.ts";
import type { Proof, ProofVersion } from "./proof.queries.ts";

/** What a proof's buyer is told of it, as one line. */
export const TOLD: Readonly<Record<Proof["told"], () => string>> = {
  open: () => t("Please look at it. Nothing is sewn until you have approved it."),
  commented: () => t("We have your comment, and send you the proof again."),
  approved: () => t("You have approved it. We sew it like this."),
  replaced: () => t("This proof was replaced. We send you another one."),
  withdrawn: () => t("This proof was taken back. There is nothing to approve."),
  waits: () => t("Your order waits. Once it goes on, you can answer here."),
  canceled: () => t("This was called off. Nothing of it is sewn."),
};

type Step = ProofVersion["events"][number]["step"];

/** What was done with a version. */
export const DONE: Readonly<Record<Step, () => string>> = {
  send: () => t("We sent it to you"),
  remind: () => t("We reminded you"),
  comment: () => t("You asked for a change"),
  approve: () => t("You approved it"),
  approveFor: () => t("You told us that it is right"),
  withdraw: () => t("We took it back"),
  replace: () => t("It was replaced"),
};

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = proofErrors;

const knowsRow: KnowsKey = (key): key is ErrorKey => Object.hasOwn(ROWS, key);

/** What a problem of a proof says. */
export const textOfProblem = ({ error, params }: Problem) => {
  const text = ROWS[error]?.text;
  return text === undefined ? undefined : t(text, ...params.map(String));
};

/** What a failed answer says. */
export function failureOf(error: unknown): string | undefined {
  if (error === null) return undefined;
  const [problem] = refusedBy(error, knowsRow);
  const said = error instanceof CallError && error.status < 500 ? error.said : undefined;
  return (
    (problem && textOfProblem(problem)) ?? said ?? t("Something went wrong. Please try again.")
  );
}

/** The same in a list, short. */
export const SHORT: Readonly<Record<Proof["told"], () => string>> = {
  open: () => t("Waits for you"),
  commented: () => t("Is being changed"),
  approved: () => t("Approved"),
  replaced: () => t("Is being changed"),
  withdrawn: () => t("Taken back"),
  waits: () => t("Waits"),
  canceled: () => t("Called off"),
};
