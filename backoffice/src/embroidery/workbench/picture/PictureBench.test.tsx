// @vitest-environment jsdom
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { SIGNED_IN } from "../../../testing/builders.ts";
import {
  axeViolations,
  FileReply,
  open,
  type Answers,
  type Asked,
} from "../../../testing/show.tsx";
import { downloads } from "../../testing/downloads.ts";

beforeEach(() => {
  stitchHere();
  vi.stubGlobal("createImageBitmap", async (file: Blob) => bitmapOf(await file.text()));
  vi.stubGlobal("OffscreenCanvas", CanvasOfBars);
});

/** This document has no decoder: a file says its size in words after the mark of a PNG. */
const MARK = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
const aPicture = (says: string) => new File([MARK, says], "Mark.jpg", { type: "image/jpeg" });

function bitmapOf(text: string) {
  const [, width, height] = /(\d+)x(\d+)$/.exec(text) ?? [];
  if (!width || !height) throw new DOMException("damaged", "InvalidStateError");
  return { width: Number(width), height: Number(height), close: () => undefined };
}

const [WHITE, NAVY, RED] = [
  [255, 255, 255],
  [18, 58, 107],
  [200, 32, 44],
];

/** Whatever is drawn on it is a navy bar on white, a white one and a red one within. */
class CanvasOfBars {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
  }
  getContext() {
    const { width, height } = this;
    const isIn = (x: number, y: number, from: number, to: number, high = 0.2) =>
      Math.abs(x / width - (from + to) / 2) < (to - from) / 2 && Math.abs(y / height - 0.5) < high;
    const color = (x: number, y: number) => {
      if (isIn(x, y, 0.3, 0.4)) return WHITE;
      if (isIn(x, y, 0.6, 0.7)) return RED;
      return isIn(x, y, 0.1, 0.9, 0.3) ? NAVY : WHITE;
    };
    const data = new Uint8ClampedArray(4 * width * height).fill(255);
    for (let i = 0; i < width * height; i += 1) {
      data.set(color(i % width, Math.floor(i / width)) ?? [], 4 * i);
    }
    return {
      drawImage: () => undefined,
      getImageData: () => ({ data }),
    };
  }
}

async function openPicture(says: string, answers: Answers = {}) {
  const { user } = open("/admin/embroidery", { ...SIGNED_IN, ...answers });
  await user.upload(await screen.findByLabelText("Design file"), aPicture(says));
  return { user, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name) };
}

const stitches = () =>
  Number(
    screen.getByText("Stitches", { selector: "dt" }).nextSibling?.textContent?.replace(",", ""),
  );
const isReady = () =>
  waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Proof PDF" }).disabled).toBe(
      false,
    ),
  );

it("issue 10.5 opens a picture as a draft, of which machine files and a drawing are taken", async () => {
  const files = downloads();
  const { user } = await openPicture("120x60");
  expect(await screen.findByLabelText(/preview of a drawing.*Navy/)).toBeTruthy();
  expect(screen.getByText(/a digitizer finishes it/).textContent).toContain("Mark.jpg");
  expect(screen.getByText(/Cloth takes the place of #ffffff/)).toBeTruthy();
  expect(stitches()).toBeGreaterThan(500);
  await user.click(screen.getByRole("button", { name: "DST" }));
  await user.click(screen.getByRole("button", { name: "SVG" }));
  expect(files.map(({ name }) => name)).toEqual(["mark-draft.dst", "mark-draft.svg"]);
  const [dst] = files;
  expect(readMachineFile(new Uint8Array(await dst!.file.arrayBuffer()), dst!.name).ok).toBe(true);
  expect(await axeViolations()).toEqual([]);
});

it("traces it again as wide, in as many colors and on the ground that is asked for", async () => {
  const { user, field } = await openPicture("120x60");
  await screen.findByLabelText("#c8202c");
  const before = stitches();
  await user.selectOptions(field("Background"), "Cloth around, sewn inside");
  expect(await screen.findByLabelText("#ffffff")).toBeTruthy();
  await waitFor(() => expect(stitches()).toBeGreaterThan(before));
  await user.clear(field("Colors at most"));
  await user.type(field("Colors at most"), "2");
  await waitFor(() => expect(screen.queryByLabelText("#c8202c")).toBeNull());
  await user.clear(field("Width of the picture"));
  expect(await screen.findByText("Enter a width from 5 to 400 mm.")).toBeTruthy();
  await user.clear(field("Colors at most"));
  expect(await screen.findByText("Enter a number of colors from 1 to 16.")).toBeTruthy();
});

it("sends the traced drawing in the chosen threads to be sewn for its papers", async () => {
  const asked: Asked["body"][] = [];
  const files = downloads();
  const { user } = await openPicture("120x60", {
    printProof: ({ body }) => {
      asked.push(body);
      return new FileReply("mark-draft-proof.pdf", "%PDF");
    },
  });
  await user.selectOptions(await screen.findByLabelText("#c8202c"), "Gold 1070");
  expect(await screen.findByLabelText(/preview of a drawing.*Gold/)).toBeTruthy();
  await isReady();
  await user.click(screen.getByRole("button", { name: "Proof PDF" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(asked).toMatchObject([
    { title: "Mark (draft)", design: { as: "drawing", threads: { "#c8202c": "1070" } } },
  ]);
  const sent = asked[0]?.["file"] as File;
  expect([sent.name, (await sent.text()).startsWith("<svg")]).toEqual(["Mark draft.svg", true]);
});

it("says when it is extra-large, too wide, or cannot be opened", async () => {
  const { user, field } = await openPicture("no size");
  expect(await screen.findByText(/This picture is damaged/)).toBeTruthy();
  await user.upload(screen.getByLabelText("Design file"), aPicture("2000x2000"));
  await user.clear(await screen.findByLabelText("Width of the picture"));
  expect(screen.queryByText(/Extra-large/)).toBeNull();
  await user.type(field("Width of the picture"), "190");
  expect(await screen.findByText(/Extra-large: from 15,000 stitches/)).toBeTruthy();
  await user.clear(field("Width of the picture"));
  await user.type(field("Width of the picture"), "400");
  expect(await screen.findByText(/the picture takes about .* is the most/)).toBeTruthy();
});
