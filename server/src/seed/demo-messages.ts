import type { Db } from "../db/database.ts";
import { storeMessages, type DemoMessage } from "./demo-messages.sql.ts";
import { DEMO_STAFF } from "./demo-staff.ts";

/** Messages to the demo store, each written by nobody: its address receives no letters. */
const MESSAGES: readonly DemoMessage[] = [
  {
    comment: "We open a second kitchen in spring. Do you deliver to two addresses with one order?",
    answer:
      "An order goes to one address. Place two, and we put the same logo on both: digitizing is paid once.",
  },
  {
    comment: "Can you embroider aprons that we already have?\nThere are about forty of them.",
    answer: null,
  },
  { comment: "Is there a showroom where one can try sizes?", answer: null },
];

/** Writes them, the first one longest ago; nothing where messages are there. */
export const seedMessages = (db: Db, now: Date): Promise<void> =>
  storeMessages(db, { messages: MESSAGES, now, staff: DEMO_STAFF.email });
