import { describe, expect, it } from "vitest";
import { clientBudget } from "./client-budget.ts";
import { createTurns } from "./turns.ts";

const late = () => new Error("late");

describe("heavy answers in turns", () => {
  it("let others in between: a slice of work, then whoever else waits", async () => {
    let now = 0;
    const turns = createTurns(() => now);
    const order: string[] = [];
    const work = Array.from({ length: 6 }, (_, i) =>
      turns.take(
        () => {
          now += 5;
          order.push(`work ${i}`);
        },
        { until: Infinity, late },
      ),
    );
    setImmediate(() => order.push("somebody else"));
    await Promise.all(work);
    expect(order.indexOf("somebody else")).toBeGreaterThan(0);
    expect(order.indexOf("somebody else")).toBeLessThan(3);
    expect(order.filter((one) => one.startsWith("work"))).toHaveLength(6);
  });

  it("end at the deadline", async () => {
    let now = 0;
    const turns = createTurns(() => now);
    const turn = { until: 10, late };
    const first = turns.take(() => {
      now = 20;
      return "in time";
    }, turn);
    const second = turns.take(() => "too late", turn);
    await expect(first).resolves.toBe("in time");
    await expect(second).rejects.toThrow("late");
  });

  it("hand on what a piece of work throws", async () => {
    const turns = createTurns(() => 0);
    const work = turns.take(
      () => {
        throw new Error("broken");
      },
      { until: 1, late },
    );
    await expect(work).rejects.toThrow("broken");
  });
});

describe("the points of a client", () => {
  it("are spent, refused when gone, and come back with time; each client has its own", () => {
    let now = 0;
    const budget = clientBudget(60_000, () => now);
    expect(budget.spend("a", 50_000)).toBe(true);
    expect(budget.spend("a", 50_000)).toBe(false);
    expect(budget.spend("b", 50_000)).toBe(true);
    now += 30_000;
    expect(budget.spend("a", 50_000)).toBe(false);
    now += 10_000;
    expect(budget.spend("a", 50_000)).toBe(true);
  });

  it("0 a minute means no limit", () => {
    expect(clientBudget(0, () => 0).spend("a", Infinity)).toBe(true);
  });
});
