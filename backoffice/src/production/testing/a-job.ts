import type { Job } from "../job.queries.ts";

/** Two coats with a name, in the queue. */
export const aJob = (draft: Partial<Job> = {}): Job => ({
  id: 7,
  order: "100000001",
  item: { id: 3, sku: "COAT", name: "Chef coat" },
  designs: [{ name: "Anna Chef", placement: "Left chest", design: 0 }],
  hash: "as-ordered",
  threads: [{ number: "1366", name: "Navy", color: "#1c2a4a" }],
  isThreaded: true,
  logo: null,
  hoop: "Round 90 mm",
  stitches: 1234,
  minutes: 4,
  pieces: 2,
  done: 0,
  laid: null,
  due: "2026-03-05",
  state: "queued",
  reason: null,
  approval: "not_needed",
  version: 1,
  steps: ["hoop", "hold"],
  ...draft,
});
