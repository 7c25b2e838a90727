import { expect, it } from "vitest";
import { killSiege } from "./kill.ts";

it("issue 8 B, issue 10.7: servers, processors and sessions are killed while shoppers buy, and nothing is lost, doubled or negative, nor sewn twice", async () => {
  const seed = Number(process.env["SIEGE_SEED"] ?? 8);
  const { kills, placed, sewn, faults } = await killSiege({
    shoppers: 3,
    seconds: 8,
    killsAtLeast: 3,
    seed,
  });
  expect(faults).toStrictEqual([]);
  expect(placed).toBeGreaterThan(0);
  expect(sewn).toBeGreaterThan(0);
  expect(kills.server + kills.processor + kills.sessions).toBeGreaterThanOrEqual(3);
}, 300_000);
