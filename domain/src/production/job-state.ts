/** Where an embroidery job stands, and how staff read it. */
export const JOB_STATE_TEXT = {
  waiting_for_artwork: "Waiting for Artwork",
  digitizing: "Digitizing",
  proof_sent: "Proof Sent",
  approved: "Approved",
  queued: "In Queue",
  hooped: "Hooped",
  sewn: "Sewn",
  checked: "Checked",
  packed: "Packed",
  held: "Held",
  redone: "To Be Redone",
} as const;

export type JobState = keyof typeof JOB_STATE_TEXT;

/** Every state, in the order of the work. */
export const JOB_STATES = Object.keys(JOB_STATE_TEXT) as [JobState, ...JobState[]];
