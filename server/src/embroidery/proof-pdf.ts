import type { Fabric } from "@placket/domain/embroidery/fabric/fabric";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { type Statistics, statistics } from "@placket/domain/embroidery/pattern/statistics";
import { exceedsPlacement, type Placement } from "@placket/domain/embroidery/placement/placements";
import {
  count,
  countOf,
  dateOf,
  metres,
  minutes,
  sizeInInches,
  sizeInMm,
} from "./print/figures.ts";
import { ink } from "../print/ink.ts";
import { type Fact, factRows, heading, seam, shortened, wrapped } from "../print/parts.ts";
import { drawPicture } from "./print/picture.ts";
import { drawPlacement } from "./print/placement-drawing.ts";
import { type Paper, Sheet } from "../print/sheet.ts";
import { drawThreads } from "./print/thread-table.ts";

/** What a customer is shown before anything is sewn. */
export interface Proof {
  readonly shop: string;
  readonly customer?: string;
  readonly order?: string;
  readonly design: string;
  readonly pattern: Pattern;
  readonly fabric: Fabric;
  /** What it is sewn on; the cloth of the fabric where none is chosen yet. */
  readonly garment?: { readonly name: string; readonly color: string };
  readonly placement?: Placement;
  /** Stands on the sheet and in the file: equal proofs give equal bytes. */
  readonly created: Date;
  readonly paper?: Paper;
}

/**
 * The proof as a PDF: the design at its sewn size as vector stitches, its measures, the place on the
 * garment, the threads, and a box to approve it in.
 */
export async function proofPdf(proof: Proof): Promise<Uint8Array> {
  const { pattern, paper } = proof;
  const title = `Embroidery proof: ${proof.design}`;
  const sheet = new Sheet({ title, created: proof.created, ...(paper && { paper }) });
  const counted = statistics(pattern);
  drawHead(sheet, proof);
  const cloth = proof.garment?.color ?? proof.fabric.color;
  drawPicture(sheet, { pattern, statistics: counted, cloth, mostMm: 195 });
  drawFacts(sheet, proof, counted);
  drawThreads(sheet, pattern, counted);
  drawApproval(sheet);
  return sheet.finish();
}

function drawHead(sheet: Sheet, { shop, customer, order, design, created }: Proof): void {
  sheet.text(shop, sheet.left, sheet.y + 3, { size: 10, weight: 600 });
  const dated = [order && `Order ${order}`, dateOf(created)].filter(Boolean).join("  ·  ");
  sheet.text(dated, sheet.right, sheet.y + 3, { color: ink.quiet, align: "right" });
  const style = { size: 22, weight: 600 } as const;
  const name = shortened(sheet, design, sheet.width, style);
  sheet.text(name, sheet.left, sheet.y + 14, style);
  const says = customer ? `Proof for ${customer}` : "Proof";
  sheet.text(says, sheet.left, sheet.y + 19.5, { size: 10, color: ink.quiet });
  sheet.y += 23;
  seam(sheet);
  sheet.y += 3;
}

const FACTS_MM = 100;
const DRAWING_MM = 53;

function drawFacts(sheet: Sheet, proof: Proof, counted: Statistics): void {
  const { placement, pattern } = proof;
  sheet.room(DRAWING_MM + 8);
  sheet.y += 2;
  const top = sheet.y;
  const width = placement ? FACTS_MM : sheet.width;
  const end = factRows(sheet, proofFacts(proof, counted), { x: sheet.left, y: top, width });
  if (!placement) {
    sheet.y = end + 4;
    return;
  }
  const x = sheet.left + FACTS_MM + 6;
  const box = { x, y: top, width: sheet.right - x, height: DRAWING_MM };
  const color = proof.garment?.color ?? proof.fabric.color;
  drawPlacement(sheet, box, { placement, pattern, statistics: counted, color });
  sheet.y = Math.max(end, top + DRAWING_MM) + 4;
}

function proofFacts(
  { fabric, garment, placement }: Proof,
  { widthMm, heightMm, stitches, colors, trims, minutes: takes, threadMetres }: Statistics,
): Fact[] {
  const size = sizeInMm(widthMm, heightMm);
  const thread = threadMetres.reduce((sum, length) => sum + length, 0);
  const facts: Fact[] = [
    ["Sewn size", `${size}  ·  ${sizeInInches(widthMm, heightMm)}`],
    ["Stitches", count(stitches)],
    ["Colors", `${count(colors)}, with ${countOf(trims, "trim")}`],
    ["Sewing time", `about ${minutes(takes)} each`],
    ["Thread", `about ${metres(thread)} each`],
    ["Fabric", fabric.name],
  ];
  if (garment) facts.unshift(["Garment", garment.name]);
  if (placement) {
    const isLarge = exceedsPlacement(placement, { widthMm, heightMm });
    const warning = isLarge ? ["Larger than is usual at this place."] : [];
    facts.push(["Placement", placement.name, placement.where, ...warning]);
  }
  return facts;
}

const APPROVAL_MM = 38;
const TERMS =
  "Please check spelling, size, place and colors. Sewing begins when this proof is approved. " +
  "Thread on a screen or on paper only comes near the thread on the cone.";

function drawApproval(sheet: Sheet): void {
  sheet.room(APPROVAL_MM);
  // At the foot of the page, where a hand expects it.
  sheet.y = Math.max(sheet.y, sheet.bottom - APPROVAL_MM);
  const { left, right, width } = sheet;
  seam(sheet);
  sheet.y += 3;
  heading(sheet, "Approval");
  for (const line of wrapped(sheet, TERMS, width, { size: 8.5 })) {
    sheet.text(line, left, sheet.y + 2, { size: 8.5, color: ink.quiet });
    sheet.y += 4;
  }
  tick(sheet, left, "Approved as shown");
  tick(sheet, left + 45, "Change as noted, and show again");
  sheet.y += 16;
  const third = (width - 12) / 3;
  ["Name", "Signature", "Date"].forEach((label, i) => {
    const x = left + i * (third + 6);
    sheet.line(x, sheet.y, i === 2 ? right : x + third, sheet.y, ink.text, 0.25);
    sheet.text(label, x, sheet.y + 3.6, { size: 8, color: ink.quiet });
  });
}

function tick(sheet: Sheet, x: number, label: string): void {
  const box = { x, y: sheet.y + 1.6, width: 3.6, height: 3.6 };
  sheet.box(box, { stroke: ink.text, line: 0.25 });
  sheet.text(label, x + 5.4, sheet.y + 4.6, { weight: 600 });
}
