/**
 * Why an embroidery job waits or is done again. Codes rather than words: whoever writes freely names people, and a job
 * outlives who is forgotten. A new reason is a row.
 */
export const JOB_REASONS = {
  artwork_missing: "No artwork yet",
  artwork_unusable: "Artwork cannot be used",
  garment_missing: "Garment missing",
  thread_missing: "Thread missing",
  buyer_asked: "Buyer is asked",
  machine_failed: "Machine failed",
  thread_broke: "Thread broke",
  wrong_place: "Sewn in the wrong place",
  wrong_thread: "Sewn in the wrong thread",
  cloth_damaged: "Cloth damaged",
} as const;

export type JobReason = keyof typeof JOB_REASONS;

/** Every reason of the table, in its order. */
export const JOB_REASON_CODES = Object.keys(JOB_REASONS) as [JobReason, ...JobReason[]];
