import { afterEach, describe, expect, it, vi } from "vitest";
import { sharedSync } from "./shared-sync.ts";
import { startBench, VISA, type Bench } from "./testing.ts";

let bench: Bench | undefined;
afterEach(async () => {
  await bench?.close();
  bench = undefined;
});

/** A disk that works when told to. */
function aDisk() {
  let waiting: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  let isHeld = false;
  let syncs = 0;
  return {
    sync: async () => {
      syncs += 1;
      if (!isHeld) return;
      await new Promise<void>((done, fail) => waiting.push({ done, fail }));
    },
    syncs: () => syncs,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const { done } of waiting) done();
      waiting = [];
    },
    fail: () => {
      for (const { fail } of waiting) fail(new Error("EIO"));
      waiting = [];
    },
  };
}

describe("nothing is acknowledged before it is on the disk", () => {
  it("issue §6 authorizations wait for the disk, and many together for one sync", async () => {
    const disk = aDisk();
    const running = await startBench(undefined, undefined, disk.sync);
    bench = running;
    const tokens = await Promise.all(Array.from({ length: 20 }, () => running.tokenFor(VISA)));
    const before = disk.syncs();
    disk.hold();
    let answered = 0;
    const answers = tokens.map(async (token, i) => {
      const answer = await running.authorize(`k${i}`, token);
      answered += 1;
      return answer.payment.state;
    });
    // A look at a payment that was written waits as well: it would tell of it.
    await vi.waitFor(() => expect(disk.syncs()).toBe(before + 1), 15_000);
    const look = running.call("GET", "/v1/authorizations?key=k0");
    await vi.waitFor(() => expect(running.log.filter(isIncoming)).toHaveLength(61), 15_000);
    expect(answered).toBe(0);
    disk.release();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(["authorized"]));
    expect((await look).payment.state).toBe("authorized");
    expect(disk.syncs() - before).toBeLessThan(5);
  });

  it("a disk that failed acknowledges nothing any more", async () => {
    const disk = aDisk();
    bench = await startBench(undefined, undefined, disk.sync);
    const token = await bench.tokenFor(VISA);
    disk.hold();
    const answer = bench.authorize("k1", token);
    await vi.waitFor(() => expect(disk.syncs()).toBe(2), 15_000);
    disk.fail();
    expect(await answer).toMatchObject({ status: 500, payment: { error: "internal" } });
    disk.release();
    expect((await bench.call("GET", "/v1/authorizations?key=k1")).status).toBe(500);
  });
});

describe("sharing a sync", () => {
  it("a line written while a sync runs waits for the next one", async () => {
    const disk = aDisk();
    const { wrote, onDisk } = sharedSync(disk.sync);
    disk.hold();
    wrote();
    const first = onDisk();
    wrote();
    const second = onDisk();
    disk.release();
    await Promise.all([first, second]);
    expect(disk.syncs()).toBe(2);
    await onDisk();
    expect(disk.syncs()).toBe(2);
  });
});

const isIncoming = (line: string) => line.includes("incoming request");
