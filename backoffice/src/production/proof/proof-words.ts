import type { JobProof } from "./proof.queries.ts";

type Step = JobProof["versions"][number]["events"][number]["step"];

/** What was done with a version. */
export const DONE: Readonly<Record<Step, string>> = {
  send: "Sent",
  remind: "The buyer was reminded",
  comment: "The buyer asks for a change",
  approve: "The buyer approved it",
  approveFor: "Approved on the buyer’s word",
  withdraw: "Withdrawn",
  replace: "Replaced: the design was changed",
};

/** Whether the job waits for its buyer. */
export const APPROVAL: Readonly<Record<JobProof["approval"], string>> = {
  not_needed: "No approval is needed.",
  awaited: "The buyer’s approval is awaited: it is neither queued nor hooped before.",
  given: "The buyer has approved it.",
};

interface Way {
  readonly title: string;
  readonly note: { readonly label: string; readonly mayBeEmpty?: true };
}

/** What staff do with a proof, and what they write with it. */
export const WAYS: Readonly<Record<JobProof["steps"][number], Way>> = {
  send: { title: "Send to the Buyer", note: { label: "Note to the buyer", mayBeEmpty: true } },
  approveFor: { title: "Approve for the Buyer", note: { label: "How the buyer approved it" } },
  withdraw: { title: "Withdraw", note: { label: "Note to the buyer", mayBeEmpty: true } },
};
