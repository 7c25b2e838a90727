// @vitest-environment jsdom
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { NAVY, sampler } from "@placket/domain/embroidery/drawing/testing";
import { expect, it, vi } from "vitest";
import { openArtist } from "./artist.ts";
import type { Delivery, Order } from "./studio.ts";
import { aPageThatPaints, covered } from "../testing.ts";

const PATTERN = sampler(NAVY);
const DESIGN = { segments: stitchSegments(PATTERN), threads: PATTERN.threads };
const FRAME = { width: 80, height: 60, pxPerMm: 1, leftMm: 0, topMm: 40 };
const wish = (stitches: number) => ({ frame: FRAME, stitches, revision: 1 });

/** A worker that is told and answers by hand. */
function aWorker() {
  const orders: Order[] = [];
  const heard: Record<string, (event: { data: Delivery }) => void> = {};
  const closed = vi.fn<() => void>();
  vi.stubGlobal(
    "Worker",
    class {
      addEventListener(kind: string, listener: (event: { data: Delivery }) => void) {
        heard[kind] = listener;
      }
      postMessage(order: Order) {
        orders.push(order);
      }
      terminate() {
        closed();
      }
    },
  );
  const say = (kind: string, data?: Delivery) => heard[kind]?.({ data: data as Delivery });
  return { orders, say, closed };
}

const stitchesOf = (orders: readonly Order[]) =>
  orders.flatMap((order) => (order.kind === "paint" ? [order.wish.stitches] : []));

it("has a worker paint, one picture at a time, and of those that wait only the newest", () => {
  const { orders, say } = aWorker();
  const artist = openArtist(() => undefined);
  artist.setDesign(DESIGN);
  for (const stitches of [1, 2, 3, 4]) artist.ask(wish(stitches));
  expect(stitchesOf(orders)).toEqual([1]);
  const paint = new (aPageThatPaints() && ImageData)(new Uint8ClampedArray(4), 1, 1);
  say("message", { kind: "painted", wish: wish(1), paint, painter: "webgl2", ms: 1 });
  expect(stitchesOf(orders)).toEqual([1, 4]);
});

it("a new design drops what waits for the old one", () => {
  const { orders, say } = aWorker();
  const artist = openArtist(() => undefined);
  artist.setDesign(DESIGN);
  artist.ask(wish(1));
  artist.ask(wish(2));
  artist.setDesign({ ...DESIGN });
  say("message", { kind: "failed" });
  expect(stitchesOf(orders)).toEqual([1]);
});

it("paints on the page where there are no workers", async () => {
  aPageThatPaints();
  vi.stubGlobal("Worker", undefined);
  const deliver = vi.fn<(delivery: Delivery) => void>();
  const artist = openArtist(deliver);
  artist.setDesign(DESIGN);
  artist.ask(wish(Infinity));
  expect(deliver).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), 15_000);
  const [delivery] = deliver.mock.calls[0] ?? [];
  expect(delivery).toMatchObject({ kind: "painted", painter: "software" });
});

it("paints on the page when the worker cannot be loaded", async () => {
  aPageThatPaints();
  const { say, closed } = aWorker();
  const deliver = vi.fn<(delivery: Delivery) => void>();
  const artist = openArtist(deliver);
  artist.setDesign(DESIGN);
  artist.ask(wish(100));
  artist.ask(wish(500));
  say("error");
  expect(closed).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled(), 15_000);
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({ kind: "painted", wish: wish(500) });
});

it("a closed artist delivers nothing any more", async () => {
  aPageThatPaints();
  vi.stubGlobal("Worker", undefined);
  const deliver = vi.fn<(delivery: Delivery) => void>();
  const artist = openArtist(deliver);
  artist.setDesign(DESIGN);
  artist.ask(wish(100));
  artist.close();
  const later = openArtist(deliver);
  later.setDesign(DESIGN);
  later.ask(wish(7));
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled(), 15_000);
  expect(deliver.mock.calls.map(([delivery]) => delivery)).toMatchObject([{ wish: wish(7) }]);
});

it("a sewing-out grows, and begins anew when it is scrubbed back", async () => {
  aPageThatPaints();
  vi.stubGlobal("Worker", undefined);
  const areas: number[] = [];
  const artist = openArtist((delivery) => {
    if (delivery.kind === "painted") areas.push(covered(delivery.paint as ImageData));
  });
  artist.setDesign(DESIGN);
  for (const [i, stitches] of [200, 900, 200].entries()) {
    artist.ask(wish(stitches));
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other is what is tested
    await vi.waitFor(() => expect(areas).toHaveLength(i + 1), 15_000);
  }
  const [first = 0, more = 0, again] = areas;
  expect(more).toBeGreaterThan(first);
  expect(again).toBe(first);
});
