import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { COLOR_CHANGE, STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { aBlock, aPattern } from "@placket/domain/embroidery/pattern/testing";
import { placementByCode, placements } from "@placket/domain/embroidery/placement/placements";
import { expect, it } from "vitest";
import { pageContents } from "./print/testing.ts";
import { type Proof, proofPdf } from "./proof-pdf.ts";
import type { Worksheet } from "./worksheet-facts.ts";
import { worksheetPdf } from "./worksheet-pdf.ts";

const created = new Date("2026-11-21T12:00:00Z");

function aProof(more: Partial<Proof> = {}): Proof {
  return {
    shop: "Placket",
    customer: "Hôtel du Bœuf, Straßburg",
    order: "000001042",
    design: "Chef Łukasz",
    pattern: aBlock(),
    fabric: fabrics.twill,
    garment: { name: "Chef coat, white", color: "#f4f5f3" },
    placement: placementByCode("leftChest"),
    created,
    ...more,
  };
}

function aWorksheet(more: Partial<Worksheet> = {}): Worksheet {
  return {
    shop: "Placket",
    order: { number: "000001042", placed: created, customer: "Hôtel du Bœuf" },
    product: { name: "Chef coat", sku: "KC-1010", color: "#f4f5f3" },
    quantities: { sizes: ["S", "M"], rows: [{ color: "White", quantities: [2, 0] }] },
    design: "Chef Łukasz",
    pattern: aBlock(),
    placement: placementByCode("leftChest"),
    fabric: fabrics.twill,
    file: { name: "chef.dst", sha256: "0123456789abcdef".repeat(4) },
    created,
    ...more,
  };
}

it("prints the same facts to the same bytes", async () => {
  expect(await proofPdf(aProof())).toEqual(await proofPdf(aProof()));
  expect(await worksheetPdf(aWorksheet())).toEqual(await worksheetPdf(aWorksheet()));
});

it("puts a name on the chest on one page, proof and worksheet", async () => {
  expect(pageContents(await proofPdf(aProof()))).toHaveLength(1);
  expect(pageContents(await worksheetPdf(aWorksheet()))).toHaveLength(1);
});

it("stays below a megabyte with 15,000 stitches", async () => {
  const pattern = aBlock({ columns: 30, height: 1000, width: 20 });
  expect(statistics(pattern).stitches).toBeGreaterThan(15_000);
  expect((await proofPdf(aProof({ pattern }))).length).toBeLessThan(1_000_000);
  expect((await worksheetPdf(aWorksheet({ pattern }))).length).toBeLessThan(1_000_000);
});

it("goes on to further pages with many threads, sizes and notes", async () => {
  const changes = Array.from(
    { length: 120 },
    (_, i) => [i % 2 ? COLOR_CHANGE : STITCH, i, 0] as const,
  );
  const pattern = aPattern(changes);
  const sizes = Array.from({ length: 30 }, (_, i) => `W${i + 28}`);
  const quantities = { sizes, rows: [{ color: "Black", quantities: sizes.map((_, i) => i) }] };
  const notes = "Sew above the pocket.\n".repeat(80);
  const pages = pageContents(await worksheetPdf(aWorksheet({ pattern, quantities, notes })));
  expect(pages.length).toBeGreaterThan(3);
});

it.each(placements)("draws the place $name", async (placement) => {
  const [shown = ""] = pageContents(await proofPdf(aProof({ placement })));
  const [plain = ""] = pageContents(await proofPdf(aProof({ placement, pattern: aPattern([]) })));
  // The design is drawn twice, on its cloth and on the garment.
  expect(shown.split(" m ").length - plain.split(" m ").length).toBeGreaterThan(6);
});

it("prints on A4 too, and without order, garment and place", async () => {
  const { order: _, garment: __, placement: ___, ...bare } = aProof();
  const pdf = Buffer.from(await proofPdf({ ...bare, paper: "a4" })).toString("latin1");
  expect(pdf).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
});
