import { holding } from "../../held/held.ts";
import { createBell, type Bell } from "../../jobs/bell.ts";

/** Wakes the workers for what follows from paid orders; they look every few seconds by themselves. */
export const newsBell = holding<Bell>({
  name: "news bell",
  open: ({ database, log }) => createBell(() => database.notify("outbox"), log),
  close: (bell) => bell.close(),
});
