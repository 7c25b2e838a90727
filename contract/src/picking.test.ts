import { expect, it, vi } from "vitest";
import { picking } from "./picking.ts";

it("a part is worked out when it is first asked for, and once, of each source by itself", () => {
  const doubled = vi.fn<(source: number) => readonly number[]>((source) => [source * 2]);
  const tripled = vi.fn<(source: number) => number>((source) => source * 3);
  const pick = picking<number, { doubled: typeof doubled; tripled: typeof tripled }>({
    doubled,
    tripled,
  });
  const [two, five] = [pick(2), pick(5)];
  expect(doubled).not.toHaveBeenCalled();
  expect(two.doubled).toBe(two.doubled);
  expect([two.doubled, five.doubled]).toEqual([[4], [10]]);
  expect(doubled).toHaveBeenCalledTimes(2);
  expect(tripled).not.toHaveBeenCalled();
});
