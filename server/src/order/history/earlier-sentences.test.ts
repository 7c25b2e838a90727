import { saidNote } from "@placket/domain/order/said-note";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { testDatabase } from "../../db/test-database.ts";
import { anOrder } from "../../testing/order.ts";
import { aShop } from "../../testing/shop.ts";
import { staffVoice } from "./voice.ts";
import { readEntry } from "./read-history.ts";

const placed = "The shopper placed the order. The store asked the processor for the payment.";
const freely = "The shopper placed the order. There was nothing to pay.";

/** Every sentence that a version of the store wrote, and how it reads today: as it was unless told. */
const SENTENCES: readonly (readonly [string, string?])[] = [
  ["Placed; nothing to pay.", freely],
  [freely],
  ["Payment authorized.", "The processor authorized the payment: the money is reserved."],
  ["The processor authorized the payment: the money is reserved."],
  ["Payment captured.", "The processor captured the payment: the money is taken."],
  ["The processor captured the payment: the money is taken."],
  [
    "No answer about the payment yet.",
    "The processor has not answered yet. The store asks again by itself.",
  ],
  ["The processor has not answered yet. The store asks again by itself."],
  ["Ended by the store: the shopper had not answered the bank in time."],
  ["Given up by the shopper before the bank had confirmed it."],
  ...(
    [
      ["declined", "the bank said no and gave no reason"],
      ["insufficient_funds", "there is not enough money on the card's account"],
      ["expired_card", "the card has expired"],
      ["incorrect_security_code", "the security code is wrong"],
      ["verification_failed", "the bank could not verify the cardholder"],
      ["token_spent", "what stood for the card was used before"],
    ] as const
  ).flatMap(([reason, said]): (readonly [string, string?])[] => [
    [`Payment declined: ${reason}.`, `The processor declined payment 2: ${said}.`],
    [`The processor declined payment 7: ${said}.`],
    [`Payment voided: ${reason}.`, "The processor called payment 2 off: no money moved."],
  ]),
  [
    "Payment abandoned: declined.",
    "Nothing came of payment 2: it never reached the processor, or the shopper did not answer the bank. No money moved.",
  ],
  [
    "Nothing came of payment 1: it never reached the processor, or the shopper did not answer the bank. No money moved.",
  ],
  ["Nothing came of payment 12: it never reached the processor. No money moved."],
  ["The processor called payment 1 off: no money moved."],
  ...["declined", "voided", "refunded", "abandoned"].map(
    (was) =>
      [
        `The processor has captured $1,234,567.95 for payment 1, which was ${was}. It is given back.`,
      ] as const,
  ),
  ["The processor has authorized ¥300 for payment 3, which was declined. It is given back."],
  ["The processor has authorized CA$0.01 where £27.95 was asked for. It is given back."],
  ["The processor has captured €5.00 where CHF 6.00 was asked for. It is given back."],
  ["The money reserved for payment 1 was given back: KWD 5.125."],
  ["The money taken for payment 1 was given back: $5.00."],
];

/** What no version wrote. */
const NOTED = [
  "Payment declined: cosmic_rays.",
  "The processor declined payment 1: the moon was full.",
  "The money taken for payment 1 was given back: five dollars.",
  "Somebody called.\nThe card has expired.",
  "",
];

it("every sentence of earlier versions reads as it did, from a code and its values", async () => {
  const database = await testDatabase({ before: "0026" });
  await aShop(database.db);
  await anOrder(database.db, { number: "1" });
  const notes = ["Written down; payment asked for.", placed];
  for (const note of [...notes, ...SENTENCES.map(([was]) => was), ...NOTED]) {
    await sql`INSERT INTO order_event (order_id, status, note, created_at)
      SELECT id, 'processing', ${note}, now() FROM sales_order`.execute(database.db);
  }
  await migrate(database.db, await readMigrations());
  const rows = await database.db.selectFrom("order_event").selectAll().orderBy("id").execute();
  const texts = rows.map((row) => {
    const read = readEntry(row);
    return "fault" in read ? read.fault : saidNote(read.entry.note, "staff", staffVoice).text;
  });
  const now = SENTENCES.map(([was, said = was]) => said);
  expect(texts).toEqual([placed, placed, ...now, ...NOTED]);
  const isNote = rows.map(({ code }) => code === "note");
  expect(isNote.filter(Boolean)).toHaveLength(NOTED.length);
  expect(isNote.indexOf(true)).toBe(rows.length - NOTED.length);
  const shown = rows.filter((row) => row.shown_to_customer).map(({ code }) => code);
  expect([...new Set(shown)].sort()).toEqual(["authorized", "captured", "placed", "placed_free"]);
  await database.close();
});
