import { holding } from "../held/held.ts";
import { createBell, type Bell } from "../jobs/bell.ts";
import { tellTaken } from "./stock.sql.ts";

/** Tells of the pieces that orders took; a job does it for a process that ended before. */
export const stockBell = holding<Bell>({
  name: "stock bell",
  open: ({ database, log }) => createBell(() => tellTaken(database.db), log),
  close: (bell) => bell.close(),
});
