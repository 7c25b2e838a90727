import type { boardEndpoints } from "@placket/contract/order/board.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { listedToWire } from "../staff/listed-wire.ts";
import { orderBoard } from "./board.ts";

export const boardHandlers: Handlers<typeof boardEndpoints> = {
  orderBoard: async ({ ctx }) => {
    const stages = await orderBoard(ctx);
    return ok({
      asOf: ctx.now.toISOString(),
      stages: stages.map(({ cards, ...stage }) => ({
        ...stage,
        cards: cards.map(({ due, isLate, isMadeForBuyer, ...order }) => ({
          ...listedToWire(ctx, order),
          due,
          isLate,
          isMadeForBuyer,
        })),
      })),
    });
  },
};
