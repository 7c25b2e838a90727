import { expect, it } from "vitest";
import { sewFlag } from "../embroidery/shape/flags/flag-order.ts";
import type { LogoState } from "../embroidery/logo/logo.ts";
import type { Made } from "../embroidery/offer/made.ts";
import { sewnPart, startOf } from "./job-facts.ts";

const flag = (code: string, side: "left" | "right" | null = null) =>
  ({
    order: { code, heightMm: 25, fabric: "twill" },
    placement: { code: "collar", name: "Collar" },
    side,
  }) as const;

it.each(["SE", "JP", "NO", "US"])(
  "the threads of the flag %s are those that it is sewn with",
  (code) => {
    const sewn = sewFlag({ code, heightMm: 25, fabric: "twill" });
    const numbers = sewn.threads.flatMap((thread) => thread?.number ?? []);
    expect(sewnPart({ flags: [flag(code)] }).threads).toEqual([...new Set(numbers)].toSorted());
  },
);

it("two flags are one job with the threads of both, and the hoop of the wider", () => {
  const part = sewnPart({ flags: [flag("SE", "left"), flag("NO", "right")] } satisfies Made);
  expect(part.designs.map(({ name }) => name)).toEqual(["Sweden", "Norway"]);
  const alone = sewnPart({ flags: [flag("SE")] }).threads;
  expect(part.threads).toEqual(expect.arrayContaining([...alone]));
  expect(part.hoop).toBe("Round 90 mm");
});

const aLogo = (state: LogoState, threads = ["1366", "", "1001", "1366"]): Made => ({
  logo: "L000007",
  state,
  sewn:
    state === "uploaded"
      ? null
      : {
          hash: "a",
          format: "dst",
          threads,
          stitches: 4000,
          trims: 2,
          widthMm: 90,
          heightMm: 40,
        },
  fabric: "twill",
  placement: { code: "chest", name: "Chest" },
});

it.each([
  ["uploaded", "digitizing"],
  ["draft", "digitizing"],
  ["digitized", "queued"],
] as const)("EMB-15 the job of a logo that is %s begins at %s", (state, begins) => {
  expect(startOf(aLogo(state, ["1366"]), "not_needed")).toBe(begins);
});

it("issue 10.7 the job of a logo begins at digitizing until its threads are named", () => {
  expect(startOf(aLogo("digitized"), "not_needed")).toBe("digitizing");
});

it("EMB-10, EMB-15 a logo's job knows its side, its threads and its hoop once somebody has made stitches", () => {
  expect(sewnPart(aLogo("digitized"))).toEqual({
    designs: [{ name: "Logo L000007", placement: "Chest" }],
    threads: ["1001", "1366"],
    hoop: "Round 120 mm",
    stitches: 4000,
  });
  const sided = sewnPart({ ...aLogo("digitized"), side: "left" });
  expect(sided.designs).toMatchObject([{ placement: "Chest", side: "wearer’s left" }]);
  expect(sewnPart(aLogo("uploaded"))).toMatchObject({ threads: [], hoop: "", stitches: null });
});
