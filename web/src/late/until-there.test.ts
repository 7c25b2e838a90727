// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { untilThere, type Loss } from "./until-there.ts";

afterEach(() => vi.restoreAllMocks());

/** A script that comes once the line is there, and who waits for it. */
function waiting() {
  const line = { isThere: false };
  const said: Loss[] = [];
  const shown = new Set<Loss>();
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (!line.isThere) throw new TypeError("Failed to fetch");
    return "module";
  };
  const come = untilThere(load, (loss) => {
    said.push(loss);
    shown.add(loss);
    return () => void shown.delete(loss);
  });
  const saidTimes = async (times: number) => {
    await expect.poll(() => said.length).toBe(times);
  };
  return { line, said, shown, come, saidTimes, asked: () => asked };
}

it.each(["online", "click"])("asks again with %s, and takes back what it said", async (chance) => {
  const { line, shown, come, saidTimes, asked } = waiting();
  await saidTimes(1);
  line.isThere = true;
  window.dispatchEvent(new Event(chance));
  expect(await come).toBe("module");
  expect([shown.size, asked()]).toEqual([0, 2]);
  window.dispatchEvent(new Event(chance));
  expect(asked()).toBe(2);
});

it("asks again when whoever was told wants it", async () => {
  const { line, said, come, saidTimes } = waiting();
  await saidTimes(1);
  line.isThere = true;
  said[0]?.askAgain();
  expect(await come).toBe("module");
});

it("calls gone at once what does not come by a line that is there, but nothing that is lost offline", async () => {
  const { said, saidTimes } = waiting();
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await saidTimes(1);
  isOnline.mockReturnValue(true);
  said[0]?.askAgain();
  await saidTimes(2);
  expect(said.map(({ isGone }) => isGone)).toEqual([false, true]);
});
