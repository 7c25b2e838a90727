import { afterEach, expect, it } from "vitest";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import type { SewingWork } from "../embroidery/sewing/sew-work.ts";
import { openWorkThreads, type WorkTerms, type WorkThreads } from "./work-threads.ts";

let needles: WorkThreads<SewingWork, SewnSize> | undefined;
afterEach(() => needles?.close());

const WORK: SewingWork = {
  design: { as: "flag", code: "SE", heightMm: 20, fabric: "twill" },
};

/** Many times as long. */
const LONG_WORK: SewingWork = {
  design: { as: "flag", code: "SE", heightMm: 60, fabric: "twill" },
};

/** Asks for works of these askers at once; gives the order in which they were answered, and what was refused. */
async function answered(
  asked: readonly (WorkTerms & { readonly name: string; readonly isLong?: boolean })[],
  { atOnce = 1, mostOfOne = 2, mostWaiting = 50, isWarm = false } = {},
) {
  needles = openWorkThreads({
    module: new URL("../embroidery/sewing/sewing-worker.ts", import.meta.url),
    atOnce,
    mostOfOne,
    memoryMb: 256,
    limits: { mostWaiting, mostMs: 30_000 },
    refusals: {
      busy: "embroidery.sewingBusy",
      tookTooLong: { key: "embroidery.sewingTookTooLong", field: "lines" },
    },
  });
  if (isWarm) await Promise.all(["a", "b"].map(async (asker) => needles?.make(WORK, { asker })));
  const made: string[] = [];
  const refused: string[] = [];
  /** A thread gives another answer each time that it sews. */
  const answers = new Set<object>();
  await Promise.all(
    asked.map(async ({ name, isLong = false, ...terms }) => {
      const one = await needles?.make(isLong ? LONG_WORK : WORK, terms);
      (one?.ok ? made : refused).push(name);
      if (one?.ok) answers.add(one);
    }),
  );
  return { made, refused, sewn: answers.size };
}

const many = (asker: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ asker, name: `${asker}${at + 1}` }));

it("issue 9: one name waits for one of many, and no more", async () => {
  const { made } = await answered([...many("crowd", 20), { asker: "anna", name: "anna" }]);
  expect(made.indexOf("anna")).toBe(2);
  expect(made).toHaveLength(21);
});

it("issue 9: what is urgent is next", async () => {
  const { made } = await answered([...many("crowd", 5), { isUrgent: true, name: "file" }]);
  expect(made.slice(0, 2)).toEqual(["crowd1", "file"]);
});

it("issue 9: what nobody waits for any more is not begun", async () => {
  const { made, refused } = await answered([
    { name: "first" },
    { name: "left", isGone: () => true },
    { name: "last" },
  ]);
  expect({ made, refused }).toEqual({ made: ["first", "last"], refused: ["left"] });
});

it("issue 9: a crowd that fills the line has no room itself", async () => {
  const { made, refused } = await answered([...many("crowd", 8), ...many("anna", 2)], {
    mostWaiting: 5,
  });
  expect(refused.every((name) => name.startsWith("crowd"))).toBe(true);
  expect(made).toEqual(expect.arrayContaining(["anna1", "anna2"]));
  expect(made).toHaveLength(6);
});

it("issue 9: two needles sew at once, and all is sewn", async () => {
  const { made, refused } = await answered(many("crowd", 6), { atOnce: 2 });
  expect(made.toSorted()).toEqual(many("crowd", 6).map(({ name }) => name));
  expect(refused).toEqual([]);
});

it("issue 10: whoever has one of two threads waits for it, and the other is left to whoever comes", async () => {
  const { made } = await answered([...many("crowd", 4), { asker: "anna", name: "anna" }], {
    atOnce: 2,
    mostOfOne: 1,
  });
  // In their order: no two of them were under way at once.
  expect(made.filter((name) => name !== "anna")).toEqual(many("crowd", 4).map(({ name }) => name));
  expect(made).toContain("anna");
});

it("issue 10: what is urgent takes a thread that its own asker may not have", async () => {
  const { made } = await answered(
    [
      { asker: "crowd", isLong: true, name: "long" },
      { asker: "crowd", isUrgent: true, name: "file" },
    ],
    { atOnce: 2, mostOfOne: 1, isWarm: true },
  );
  // It does not wait for the other one.
  expect(made).toEqual(["file", "long"]);
});

it("issue 10: what several ask for at once is sewn once, and nobody waits in another's line for it", async () => {
  const same = "SE 20 mm";
  const { made, sewn } = await answered([
    ...many("crowd", 6),
    { asker: "crowd", name: "last of the crowd", same },
    { asker: "anna", name: "anna", same },
    { asker: "anna", name: "anna again", same },
  ]);
  expect(made.slice(0, 5).toSorted()).toEqual([
    "anna",
    "anna again",
    "crowd1",
    "crowd2",
    "last of the crowd",
  ]);
  expect(sewn).toBe(7);
});

it("issue 10: what is being sewn in one of two threads is not begun in the other", async () => {
  const asked = Array.from({ length: 6 }, (_, at) => ({ name: `${at}`, same: "SE 20 mm" }));
  expect((await answered(asked, { atOnce: 2 })).sewn).toBe(1);
});
