import { describe, expect, it } from "vitest";
import { keptAnswers } from "./kept-answers.ts";
import { isOver, noteSight, sightBook, watch } from "./sights.ts";

interface Made {
  readonly bytes: number;
}

/** Keeps up to forty thousand bytes for a minute, ten of what nobody asks again; what is negative is not to be kept. */
function keeping(clock: { now: number } = { now: 0 }) {
  return keptAnswers<Made>({
    maxBytes: 40_000,
    maxAgeMs: 60_000,
    bytesOf: ({ bytes }) => (bytes < 0 ? undefined : bytes),
    now: () => clock.now,
  });
}

/** Makes such answers and counts them. */
function maker(bytes = 1) {
  const counter = { made: 0 };
  const make = () => {
    counter.made += 1;
    return Promise.resolve({ bytes });
  };
  return { counter, make };
}

describe("kept answers", () => {
  it("stay for their time", async () => {
    const clock = { now: 0 };
    const kept = keeping(clock);
    const version = {};
    const { counter, make } = maker();
    await kept.get("/", version, make);
    clock.now = 59_000;
    await kept.get("/", version, make);
    expect(counter.made).toBe(1);
    clock.now = 61_000;
    await kept.get("/", version, make);
    expect(counter.made).toBe(2);
  });

  it("are dropped, those first that nobody asked again, when they grow too many", async () => {
    const kept = keeping();
    const version = {};
    const made: string[] = [];
    const ask = (key: string) =>
      kept.get(key, version, () => {
        made.push(key);
        return Promise.resolve({ bytes: 4_000 });
      });
    for (const key of ["/a", "/a", "/b", "/c", "/d", "/a", "/b"]) await ask(key);
    expect(made).toEqual(["/a", "/b", "/c", "/d", "/b"]);
  });

  it("are none of what is too large, or not to be kept", async () => {
    const kept = keeping();
    const version = {};
    for (const bytes of [10_001, -1]) {
      const { counter, make } = maker(bytes);
      await kept.get(`/${bytes}`, version, make);
      await kept.get(`/${bytes}`, version, make);
      expect(counter.made).toBe(2);
    }
  });

  it("what was made of yesterday's catalogue is not kept", async () => {
    const kept = keeping();
    const [old, fresh] = [{}, {}];
    let finish: ((made: Made) => void) | undefined;
    const slow = kept.get("/", old, () => new Promise((resolve) => (finish = resolve)));
    const { counter, make } = maker();
    await kept.get("/other", fresh, make);
    finish?.({ bytes: 1 });
    await slow;
    await kept.get("/", fresh, make);
    expect(counter.made).toBe(2);
  });

  it("what shows something that is over is given to who asked before, never to who asks after", async () => {
    const kept = keeping();
    const version = {};
    const shelf = sightBook();
    const finish: (() => void)[] = [];
    const make = async () => {
      const number = finish.length + 1;
      noteSight(shelf.of(7));
      await new Promise<void>((resolve) => finish.push(resolve));
      return { bytes: number };
    };
    const ask = async () => (await kept.get("/", version, make)).bytes;
    const before = ask();
    shelf.end(7);
    const after = [ask(), ask()];
    finish[0]?.();
    expect(await before).toBe(1);
    await expect.poll(() => finish.length).toBe(2);
    finish[1]?.();
    expect(await Promise.all(after)).toEqual([2, 2]);
    expect(await ask()).toBe(2);
  });

  it("what is made of a kept one shows what that shows", async () => {
    const kept = keeping();
    const version = {};
    const shelf = sightBook();
    const ask = () =>
      kept.get("/part", version, () => {
        noteSight(shelf.of(7));
        return Promise.resolve({ bytes: 1 });
      });
    await ask();
    const { made, sights } = watch(ask);
    await made;
    expect(isOver(sights)).toBe(false);
    shelf.end(7);
    expect(isOver(sights)).toBe(true);
  });

  it("what failed is tried again", async () => {
    const kept = keeping();
    const version = {};
    const down = () => Promise.reject(new Error("down"));
    await expect(kept.get("/", version, down)).rejects.toThrow("down");
    await expect(kept.get("/", version, maker().make)).resolves.toEqual({ bytes: 1 });
  });
});
