/** Whether the design of a job waits for its buyer's word: nobody asks for it, it is awaited, or it was given. */
export const APPROVALS = ["not_needed", "awaited", "given"] as const;

export type Approval = (typeof APPROVALS)[number];
