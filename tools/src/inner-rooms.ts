/** A part of a room that has outgrown one floor plan: the files of a folder, or those that are named. */
interface Part {
  /** Its files, or the folders below which they stand, where they are not the folder of its name. */
  readonly holds?: readonly string[];
  /** The parts it may import from. An arrow that is not here fails the check. */
  readonly uses: readonly string[];
}

/** A room whose folders have arrows of their own, below one folder of one floor. */
export interface InnerRoom {
  readonly folder: string;
  readonly parts: Readonly<Record<string, Part>>;
  /** Parts that are one thing, so that arrows between them go both ways: all other arrows point one way. */
  readonly knot: { readonly of: readonly string[]; readonly why: string };
}

/**
 * Parts of rooms. Skins (`*.rest.ts`, `*.graphql.ts`, `*.admin.ts`) and the room's manifest stand above all of them:
 * they import what they need, and no part imports them (decision 0079).
 */
export const innerRooms: readonly InnerRoom[] = [
  {
    folder: "server/src/order/",
    parts: {
      /** What all others stand on: the order as it is kept, read, held and moved. */
      ground: {
        holds: [
          "address-lines.ts",
          "cancel/cancel-request.sql.ts",
          "exchange/awaited.ts",
          "history/",
          "item-picture.ts",
          "kept-of-cart.ts",
          "movement/movement.sql.ts",
          "moves.sql.ts",
          "order.sql.ts",
          "owned/changeable-order.ts",
          "pieces.ts",
          "placed-order.ts",
          "placer.ts",
          "prove-no-machine.ts",
          "sewn/",
          "step/begun-work.ts",
          "step/held-order.sql.ts",
          "step/order-facts.ts",
          "step/progress.ts",
          "step/stamp.ts",
          "step/take-step.ts",
          "stored-order.ts",
          "write-order.sql.ts",
        ],
        uses: [],
      },
      letter: { uses: ["ground"] },
      sold: { uses: [] },
      money: { uses: ["ground"] },
      notice: { uses: ["ground", "money"] },
      paper: { uses: ["ground"] },
      movement: { uses: ["exchange", "ground", "letter", "paper", "return"] },
      return: { uses: ["exchange", "ground", "letter", "movement"] },
      exchange: { uses: ["ground", "letter", "money", "movement", "return"] },
      step: { uses: ["exchange", "ground", "letter", "money"] },
      ship: { uses: ["ground", "letter", "movement", "paper"] },
      shown: { uses: ["ground"] },
      staff: { uses: ["exchange", "ground", "money", "movement", "notice", "return", "ship"] },
      board: { uses: ["staff"] },
      owned: { uses: ["ground", "money", "movement", "return", "ship", "shown", "staff"] },
      cancel: { uses: ["ground", "letter", "step"] },
      anew: { uses: [] },
      /** Placing an order, and what looks after what was placed. */
      door: {
        holds: ["open-order.ts", "order.ts", "prove-no-machine.ts", "recover-orders.ts"],
        uses: ["ground", "money"],
      },
    },
    knot: {
      of: ["exchange", "movement", "return"],
      why: "money that went back ends the return that it is for, and what is exchanged, in its own transaction",
    },
  },
];
