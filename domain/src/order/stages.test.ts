import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "./order-status.ts";
import { STAGES, stageOf } from "./stages.ts";

const BOTH = [true, false];

describe("issue 9.9 the stage of an order", () => {
  it.each([
    ["payment_review", [], "lookAfter"],
    ["holded", ["isPacked"], "held"],
    ["processing", ["hasToShip"], "toPack"],
    ["processing", ["isPacked", "hasToShip"], "packing"],
    ["processing", ["hasShipped", "hasToShip"], "toShip"],
    ["processing", ["isPacked", "hasShipped", "hasToShip"], "toShip"],
    ["processing", ["isPacked", "hasShipped"], "toPay"],
    ["processing", [], "toPay"],
    ["complete", ["hasShipped"], "complete"],
    ["closed", ["hasShipped"], null],
    ["payment_declined", ["hasToShip"], null],
  ] as const)("%s with %j: %s", (status, facts: readonly string[], stage) => {
    const [isPacked, hasShipped, hasToShip] = ["isPacked", "hasShipped", "hasToShip"].map((fact) =>
      facts.includes(fact),
    ) as [boolean, boolean, boolean];
    expect(stageOf({ status, isPacked, hasShipped, hasToShip })).toBe(stage);
  });

  it("is one for whatever is under way, however far it is", () => {
    const named = new Set(Object.values(STAGES).flatMap(({ statuses }) => statuses));
    for (const status of ORDER_STATUSES)
      for (const isPacked of BOTH)
        for (const hasShipped of BOTH)
          for (const hasToShip of BOTH) {
            const stage = stageOf({ status, isPacked, hasShipped, hasToShip });
            expect(stage !== null).toBe(named.has(status as never));
          }
  });
});
