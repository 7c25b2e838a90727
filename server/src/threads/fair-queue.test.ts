import { describe, expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const jobs = (asker: string, count: number, isGone = () => false) =>
  Array.from({ length: count }, (_, at) => ({ asker, name: `${asker}${at + 1}`, isGone }));

function allOf(queue: FairQueue<ReturnType<typeof jobs>[number]>): string[] {
  const names: string[] = [];
  for (let job = queue.next(); job; job = queue.next()) names.push(job.name);
  return names;
}
const queueOf = (most: number) => new FairQueue<ReturnType<typeof jobs>[number]>(most);

describe("issue 9: what waits for a needle", () => {
  it("takes turns by asker, each asker's in their order", () => {
    const queue = queueOf(9);
    for (const job of [...jobs("a", 4), ...jobs("b", 1), ...jobs("c", 2)]) queue.add(job);
    expect(allOf(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "a4"]);
    expect(queue.size).toBe(0);
  });

  it("whoever asks again after a turn waits for one of each other", () => {
    const queue = queueOf(9);
    for (const job of [...jobs("a", 3), ...jobs("b", 1)]) queue.add(job);
    expect([queue.next()?.name, queue.next()?.name]).toEqual(["a1", "b1"]);
    for (const job of jobs("b", 1)) queue.add(job);
    expect(allOf(queue)).toEqual(["a2", "b1", "a3"]);
  });

  it("whoever may not be served now keeps the turn", () => {
    const queue = queueOf(9);
    for (const job of [...jobs("a", 2), ...jobs("b", 2)]) queue.add(job);
    expect(queue.next((asker) => asker !== "a")?.name).toBe("b1");
    expect(queue.next(() => false)).toBeUndefined();
    expect(allOf(queue)).toEqual(["a1", "b2", "a2"]);
  });

  it("has no room for the last of the longest line", () => {
    const queue = queueOf(4);
    for (const job of jobs("a", 4)) expect(queue.add(job)).toEqual([]);
    const [b1, b2, b3] = jobs("b", 3);
    if (!b1 || !b2 || !b3) throw new Error("This test has three of b");
    expect(queue.add(b1)).toMatchObject([{ name: "a4" }]);
    expect(queue.add(b2)).toMatchObject([{ name: "a3" }]);
    expect(queue.add(b3)).toEqual([b3]);
    expect(allOf(queue)).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("where lines are equally long, has no room for whoever came last", () => {
    const queue = queueOf(2);
    for (const job of [...jobs("a", 1), ...jobs("b", 1)]) queue.add(job);
    expect(queue.add(jobs("c", 1)[0] ?? fail())).toMatchObject([{ name: "c1" }]);
  });

  it("makes room of what nobody waits for first", () => {
    const queue = queueOf(3);
    let isGone = false;
    for (const job of [...jobs("a", 1, () => isGone), ...jobs("b", 2)]) queue.add(job);
    isGone = true;
    expect(queue.add(jobs("c", 1)[0] ?? fail())).toMatchObject([{ name: "a1" }]);
    expect(allOf(queue)).toEqual(["b1", "c1", "b2"]);
  });
});

function fail(): never {
  throw new Error("This test has one of each");
}
