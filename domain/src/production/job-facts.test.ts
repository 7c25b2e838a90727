import { expect, it } from "vitest";
import { sewFlag } from "../embroidery/shape/flags/flag-order.ts";
import type { Made } from "../embroidery/offer/made.ts";
import { sewnPart } from "./job-facts.ts";

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
