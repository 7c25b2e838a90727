import { ORDER_MOVES } from "@placket/domain/order/order-status";
import { PAYMENT_MOVES } from "@placket/domain/payment/payment-state";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { forgetMoves, notedMoves, noteMoves, type Moves } from "../../testing/noted-moves.ts";
import { orderWalker, overABadLine, type Line } from "../../testing/order-walker.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";
const CHALLENGE = "4000000000003220";
const ONE_CENT = "4000000000000010";

let sandbox: TestSandbox;
let app: TestApp;
let shopper: ReturnType<typeof orderWalker>;
const line: Line = { state: "good" };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 10_000 } });
    },
    { payment: overABadLine(sandbox.provider, line) },
  );
  const session = await aStaffSession(app);
  shopper = orderWalker({ app, sandbox, session, line });
  await noteMoves(app.shop.db);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  line.state = "good";
  await app.shop.db.deleteFrom("sales_order").execute();
  await forgetMoves(app.shop.db);
});

/** What happens to an order, and which way it and its payments go by that. */
interface Walk extends Moves {
  readonly walk: () => Promise<unknown>;
}

const ACCEPTED = { order: ["pending_payment>processing"], payment: ["started>authorized"] };
const after = (first: Moves, then: Moves): Moves => ({
  order: [...first.order, ...then.order],
  payment: [...first.payment, ...then.payment],
});
const DENIED = { order: ["pending_payment>payment_declined"], payment: ["started>declined"] };
const SILENT = { order: ["pending_payment>payment_review"], payment: [] };
const ASKED_BY_BANK = { order: [], payment: ["started>challenged"] };
const LOST = { order: ["payment_review>payment_unfinished"], payment: ["started>abandoned"] };
const TAKEN = { order: [], payment: ["authorized>captured"] };
const REASON = { reason: "Asked for" };
const CALLED_OFF = "returning>voided";

const WALKS: Readonly<Record<string, Walk>> = {
  "declined, then paid by another card": {
    walk: async () => {
      await shopper.pays(DECLINED);
      await shopper.paysAgain(APPROVED);
    },
    ...after(DENIED, {
      order: ["payment_declined>pending_payment", ...ACCEPTED.order],
      payment: ACCEPTED.payment,
    }),
  },
  "declined, then nothing left to pay": {
    walk: async () => {
      await shopper.pays(DECLINED);
      await shopper.paysByGiftCard();
    },
    ...after(DENIED, { order: ["payment_declined>processing"], payment: [] }),
  },
  "declined, and the money comes all the same": {
    walk: async () => {
      line.state = "lying";
      await shopper.pays(APPROVED);
      line.state = "good";
      await shopper.heardLate();
    },
    ...after(DENIED, { order: [], payment: ["declined>returning", CALLED_OFF] }),
  },
  "given up at the bank, then paid by another card": {
    walk: async () => {
      await shopper.pays(CHALLENGE);
      await shopper.givesUp();
      await shopper.soon("voided");
      await shopper.paysAgain(APPROVED);
    },
    ...after(
      {
        order: ["pending_payment>payment_given_up"],
        payment: ["started>challenged", "challenged>returning", CALLED_OFF],
      },
      { order: ["payment_given_up>pending_payment", ...ACCEPTED.order], payment: ACCEPTED.payment },
    ),
  },
  "given up after the bank fell silent, then nothing left to pay": {
    walk: async () => {
      await shopper.pays(CHALLENGE);
      line.state = "deaf";
      await shopper.asksAgain();
      line.state = "good";
      await shopper.givesUp();
      await shopper.soon("voided");
      await shopper.paysByGiftCard();
    },
    order: [
      "pending_payment>payment_review",
      "payment_review>payment_given_up",
      "payment_given_up>processing",
    ],
    payment: ["started>challenged", "challenged>returning", CALLED_OFF],
  },
  "of another amount than was asked for, then paid by another card": {
    walk: async () => {
      await shopper.pays(ONE_CENT);
      await shopper.soon("voided");
      await shopper.paysAgain(APPROVED);
    },
    ...after(
      { order: ["pending_payment>payment_unfinished"], payment: ["started>returning", CALLED_OFF] },
      {
        order: ["payment_unfinished>pending_payment", ...ACCEPTED.order],
        payment: ACCEPTED.payment,
      },
    ),
  },
  "never asked for, then nothing left to pay": {
    walk: async () => {
      await shopper.paysUnheard(APPROVED);
      await shopper.unheardForGood();
      await shopper.paysByGiftCard();
    },
    ...after(after(SILENT, LOST), { order: ["payment_unfinished>processing"], payment: [] }),
  },
  "never asked for, as it seemed, and taken": {
    walk: async () => {
      await shopper.paysUnheard(APPROVED);
      await shopper.unheardForGood();
      await shopper.atProcessor("capture");
      await shopper.heardLate();
    },
    ...after(after(SILENT, LOST), {
      order: [],
      payment: ["abandoned>returning", "returning>refunded"],
    }),
  },
  "unheard, and reserved": {
    walk: async () => {
      await shopper.paysUnheard(APPROVED);
      await shopper.timePasses();
    },
    ...after(SILENT, { order: ["payment_review>processing"], payment: ["started>authorized"] }),
  },
  "unheard, and taken": {
    walk: async () => {
      await shopper.paysUnheard(APPROVED);
      await shopper.atProcessor("capture");
      await shopper.timePasses();
    },
    ...after(SILENT, { order: ["payment_review>processing"], payment: ["started>captured"] }),
  },
  "unheard, and declined": {
    walk: async () => {
      await shopper.paysUnheard(DECLINED);
      await shopper.timePasses();
    },
    ...after(SILENT, { order: ["payment_review>payment_declined"], payment: ["started>declined"] }),
  },
  "unheard, and called off": {
    walk: async () => {
      await shopper.paysUnheard(APPROVED);
      await shopper.atProcessor("void");
      await shopper.timePasses();
    },
    ...after(SILENT, { order: ["payment_review>payment_unfinished"], payment: ["started>voided"] }),
  },
  "the bank's question is answered": {
    walk: async () => {
      await sandbox.answerChallenge(await shopper.pays(CHALLENGE), true);
      await shopper.asksAgain();
    },
    ...after(ASKED_BY_BANK, { order: ACCEPTED.order, payment: ["challenged>authorized"] }),
  },
  "the bank's question is answered, and the money taken": {
    walk: async () => {
      await sandbox.answerChallenge(await shopper.pays(CHALLENGE), true);
      await shopper.atProcessor("capture");
      await shopper.asksAgain();
    },
    ...after(ASKED_BY_BANK, { order: ACCEPTED.order, payment: ["challenged>captured"] }),
  },
  "the bank's question is answered wrongly": {
    walk: async () => {
      await sandbox.answerChallenge(await shopper.pays(CHALLENGE), false);
      await shopper.asksAgain();
    },
    ...after(ASKED_BY_BANK, {
      order: ["pending_payment>payment_declined"],
      payment: ["challenged>declined"],
    }),
  },
  "the processor ends the bank's question": {
    walk: async () => {
      await shopper.pays(CHALLENGE);
      await shopper.atProcessor("void");
      await shopper.timePasses();
    },
    ...after(ASKED_BY_BANK, {
      order: ["pending_payment>payment_unfinished"],
      payment: ["challenged>voided"],
    }),
  },
  "the processor has forgotten its question": {
    walk: async () => {
      await shopper.pays(CHALLENGE);
      await shopper.unheardForGood();
    },
    ...after(ASKED_BY_BANK, {
      order: ["pending_payment>payment_unfinished"],
      payment: ["challenged>abandoned"],
    }),
  },
  "held, released, canceled": {
    walk: async () => {
      await shopper.pays(APPROVED);
      await shopper.staff("hold", REASON);
      await shopper.staff("release");
      await shopper.staff("cancel", REASON);
      await shopper.soon("voided");
    },
    ...after(ACCEPTED, {
      order: ["processing>holded", "holded>processing", "processing>canceled"],
      payment: ["authorized>returning", CALLED_OFF],
    }),
  },
  "taken, held, and canceled": {
    walk: async () => {
      await shopper.pays(APPROVED);
      await shopper.takes();
      await shopper.staff("hold", REASON);
      await shopper.staff("cancel", REASON);
      await shopper.soon("refunded");
    },
    ...after(after(ACCEPTED, TAKEN), {
      order: ["processing>holded", "holded>canceled"],
      payment: ["captured>returning", "returning>refunded"],
    }),
  },
  "taken, sent, paid back": {
    walk: async () => {
      await shopper.pays(APPROVED);
      await shopper.takes();
      await shopper.ships();
      await shopper.paysBack();
    },
    ...after(after(ACCEPTED, TAKEN), {
      order: ["processing>complete", "complete>closed"],
      payment: ["captured>refunded"],
    }),
  },
  "taken, and paid back unsent": {
    walk: async () => {
      await shopper.pays(APPROVED);
      await shopper.takes();
      await shopper.paysBack();
    },
    ...after(after(ACCEPTED, TAKEN), {
      order: ["processing>closed"],
      payment: ["captured>refunded"],
    }),
  },
};

describe("every move that is drawn of an order and its payments is one that the store makes", () => {
  it.each(Object.entries(WALKS))("%s", async (_, { walk, order, payment }) => {
    await walk();
    await expect.poll(() => notedMoves(app.shop.db)).toEqual({ order, payment });
  });

  const drawn = (moves: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(moves).flatMap(([from, targets]) => targets.map((to) => `${from}>${to}`));

  it.each([
    ["order", ORDER_MOVES],
    ["payment", PAYMENT_MOVES],
  ] as const)("and none of the %s is drawn besides", (thing, moves) => {
    const made = new Set(Object.values(WALKS).flatMap((walk) => walk[thing]));
    expect([...made].toSorted()).toEqual(drawn(moves).toSorted());
  });
});
