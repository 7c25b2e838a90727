import { afterAll, beforeAll, expect, it } from "vitest";
import { clamdScanner } from "./clamd-scanner.ts";
import { startClamdEmulator, TEST_VIRUS } from "./clamd-emulator.ts";

let clamd: Awaited<ReturnType<typeof startClamdEmulator>>;
beforeAll(async () => {
  clamd = await startClamdEmulator();
});
afterAll(() => clamd.close());

const virus = (before: number) =>
  Buffer.concat([Buffer.alloc(before, "a"), Buffer.from(TEST_VIRUS), Buffer.alloc(9, "b")]);

it.each([
  ["nothing", Buffer.alloc(0), "clean"],
  ["a file of several pieces", Buffer.alloc(200_000, "a"), "clean"],
  ["a virus", virus(0), "found"],
  ["a virus between two pieces", virus(64 * 1024 - 20), "found"],
  ["a file that is longer than it takes", Buffer.alloc(10_200_000), "unanswered"],
])("issue 10.5 %s is sent in pieces and judged as the daemon says", async (_, bytes, verdict) => {
  expect(await clamdScanner(clamd.address).scan(bytes)).toBe(verdict);
});

it("a daemon that says nothing, or is not there, has not judged", async () => {
  clamd.fallSilent(true);
  expect(await clamdScanner(clamd.address, { timeoutMs: 50 }).scan(virus(0))).toBe("unanswered");
  clamd.fallSilent(false);
  const { address } = await startClamdEmulator().then((gone) => {
    gone.close();
    return gone;
  });
  expect(await clamdScanner(address).scan(virus(0))).toBe("unanswered");
});
