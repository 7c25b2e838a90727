// @vitest-environment jsdom
import { aStitch, NAVY, sampler } from "@placket/domain/embroidery/drawing/testing";
import { patternBuilder } from "@placket/domain/embroidery/pattern/pattern-builder";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { aPageThatPaints, covered, TEXTS } from "./testing.ts";
import { ThreadCanvas, type ThreadCanvasProps } from "./ThreadCanvas.tsx";

const PATTERN = sampler(NAVY);
const STITCHES = PATTERN.cmd.filter((command) => command === 0).length;
const WORDS = "Stitched preview of “Marta”.";

function showCanvas(props: Partial<ThreadCanvasProps> = {}) {
  const element = (more: Partial<ThreadCanvasProps> = {}) => (
    <ThreadCanvas pattern={PATTERN} description={WORDS} texts={TEXTS} {...props} {...more} />
  );
  const shown = show(element());
  return { ...shown, again: (more: Partial<ThreadCanvasProps>) => shown.rerender(element(more)) };
}

const picture = () => screen.findByRole("img", { name: WORDS });
const slider = () => screen.getByRole("slider", { name: "Stitches" });
const scaleOf = (canvas: HTMLElement) => Number(/scale\((.+)\)/.exec(canvas.style.transform)?.[1]);

it("shows the thread as one picture that says what it shows", async () => {
  const pictures = aPageThatPaints();
  showCanvas();
  await picture();
  expect(covered(pictures.at(-1) as ImageData)).toBeGreaterThan(10_000);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(await axeViolations()).toEqual([]);
});

it("says that it draws, that there is nothing to draw, and that it could not", async () => {
  aPageThatPaints();
  const { again } = showCanvas({ pattern: null });
  expect(screen.getByRole("status").textContent).toBe("Drawing");
  again({ pattern: patternBuilder().finish([]) });
  expect(screen.getByRole("status").textContent).toBe("Nothing to sew");
  expect(screen.queryByRole("img")).toBeNull();
  vi.stubGlobal("ImageData", undefined);
  again({ pattern: PATTERN });
  await screen.findByText("No picture");
});

it("tries again when asked to", async () => {
  aPageThatPaints();
  vi.stubGlobal("ImageData", undefined);
  const { user } = showCanvas();
  await screen.findByText("No picture");
  const pictures = aPageThatPaints();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await picture();
  expect(pictures).toHaveLength(1);
});

it("shows what else is sewn on the same cloth, at its own place", async () => {
  const pictures = aPageThatPaints();
  const cloth = {
    src: "/front.webp",
    widthMm: 400,
    heightMm: 500,
    designAt: { xMm: 100, yMm: 200 },
  };
  const { again } = showCanvas({ cloth, fit: "cloth" });
  await picture();
  const alone = covered(pictures.at(-1) as ImageData);
  const others = [{ pattern: PATTERN, at: { xMm: 300, yMm: 200 }, turn: 90 }];
  again({ others });
  await waitFor(() => {
    const together = covered(pictures.at(-1) as ImageData);
    expect(together).toBeGreaterThan(alone * 1.5);
  });
});

it("does not leave one side of a garment under what is sewn on another", async () => {
  aPageThatPaints();
  const cloth = { widthMm: 400, heightMm: 500, designAt: { xMm: 200, yMm: 200 } };
  const { container, again } = showCanvas({ cloth: { ...cloth, src: "/front.webp" } });
  await picture();
  const front = container.querySelector("img");
  again({ cloth: { ...cloth, src: "/back.webp" } });
  const back = container.querySelector("img");
  expect(back?.getAttribute("src")).toBe("/back.webp");
  expect(back).not.toBe(front);
});

it("keys zoom, move and fit the picture once it has focus", async () => {
  aPageThatPaints();
  const { user } = showCanvas();
  const canvas = await picture();
  const fitted = canvas.style.transform;
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Preview" }));
  const scale = scaleOf(canvas);
  await user.keyboard("+");
  expect(scaleOf(canvas) / scale).toBeCloseTo(1.5, 2);
  const zoomed = canvas.style.transform;
  await user.keyboard("{ArrowRight}");
  expect(canvas.style.transform).not.toBe(zoomed);
  await user.keyboard("0");
  expect(canvas.style.transform).toBe(fitted);
  await user.keyboard("-");
  expect(scaleOf(canvas)).toBeLessThan(scale);
});

it("buttons zoom and fit; at the limit they stay focusable and do nothing", async () => {
  aPageThatPaints();
  const { user } = showCanvas({ maxPxPerMm: 12 });
  const canvas = await picture();
  const nearer = screen.getByRole("button", { name: "Zoom in" });
  await user.click(nearer);
  const most = canvas.style.transform;
  await user.click(nearer);
  expect(canvas.style.transform).toBe(most);
  expect(nearer.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(nearer);
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(nearer.getAttribute("aria-disabled")).toBeNull();
});

it("a wheel scrolls the page; with Ctrl it zooms", async () => {
  aPageThatPaints();
  showCanvas();
  const canvas = await picture();
  const before = scaleOf(canvas);
  const stage = screen.getByRole("region", { name: "Preview" });
  expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(true);
  expect(scaleOf(canvas)).toBe(before);
  expect(fireEvent.wheel(stage, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(scaleOf(canvas) / before).toBeCloseTo(Math.E, 2);
});

it("the slider tells and sets how much is sewn", async () => {
  const pictures = aPageThatPaints();
  const told = vi.fn<(stitches: number) => void>();
  showCanvas({ onStitches: told });
  await picture();
  const whole = covered(pictures.at(-1) as ImageData);
  expect(slider().getAttribute("aria-valuetext")).toBe(`${STITCHES} of ${STITCHES} stitches`);
  fireEvent.change(slider(), { target: { value: "300" } });
  expect(slider().getAttribute("aria-valuetext")).toBe(`300 of ${STITCHES} stitches`);
  expect(told).toHaveBeenCalledExactlyOnceWith(300);
  await vi.waitFor(
    () => expect(covered(pictures.at(-1) as ImageData)).toBeLessThan(whole / 2),
    15_000,
  );
});

it("sews only when play is pressed, from the start, and pauses when it is pressed again", async () => {
  aPageThatPaints();
  const { user } = showCanvas();
  await picture();
  expect(slider()).toHaveProperty("value", String(STITCHES));
  await user.click(screen.getByRole("button", { name: "Sew it out" }));
  await vi.waitFor(
    () => expect(Number(slider().getAttribute("value"))).toBeLessThan(STITCHES),
    15_000,
  );
  await user.click(screen.getByRole("button", { name: "Pause" }));
  const paused = slider().getAttribute("value");
  for (let frames = 0; frames < 3; frames++) {
    // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
    await new Promise(requestAnimationFrame);
  }
  expect(slider().getAttribute("value")).toBe(paused);
});

it("an owner may lead the sewing-out, and follows the slider", async () => {
  aPageThatPaints();
  const told = vi.fn<(stitches: number) => void>();
  const { again } = showCanvas({ stitches: 100, onStitches: told });
  await picture();
  expect(slider()).toHaveProperty("value", "100");
  again({ stitches: 450 });
  expect(slider()).toHaveProperty("value", "450");
  fireEvent.change(slider(), { target: { value: "200" } });
  expect(told).toHaveBeenLastCalledWith(200);
  expect(slider()).toHaveProperty("value", "200");
});

it("a new design is shown whole", async () => {
  aPageThatPaints();
  const { again } = showCanvas();
  await picture();
  fireEvent.change(slider(), { target: { value: "3" } });
  again({ pattern: aStitch([0, 0], [9, 2]) });
  expect(slider()).toHaveProperty("value", "2");
});

it("lies on the picture of the cloth at true scale", async () => {
  aPageThatPaints();
  const cloth = {
    src: "/coat.webp",
    widthMm: 200,
    heightMm: 150,
    designAt: { xMm: 120, yMm: 90 },
  };
  const { container } = showCanvas({ cloth, fit: "cloth" });
  await picture();
  const image = container.querySelector("img");
  expect(image?.style.width).toBe("800px");
  expect(image?.getAttribute("alt")).toBe("");
});

it("shows the room for the design on its garment, turned as the garment is", async () => {
  aPageThatPaints();
  const place = { widthMm: 50, heightMm: 60, turn: -7, label: "Left sleeve, 50 × 60 mm" };
  const cloth = {
    src: "/coat.webp",
    widthMm: 200,
    heightMm: 150,
    designAt: { xMm: 120, yMm: 90 },
    place,
  };
  showCanvas({ cloth, fit: "cloth" });
  await picture();
  const box = screen.getByText("Left sleeve, 50 × 60 mm").parentElement;
  // 800 px show 200 mm: the box begins 25 mm left of the middle and 30 mm above it.
  expect([box?.style.width, box?.style.height]).toEqual(["200px", "240px"]);
  expect(box?.style.transform).toBe("translate(380px, 240px) rotate(-7deg)");
  expect(await axeViolations()).toEqual([]);
});

it("without rulers and sewing-out there is only the picture and its view", async () => {
  aPageThatPaints();
  showCanvas({ rulers: false, playback: false });
  await picture();
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByText("20")).toBeNull();
});
