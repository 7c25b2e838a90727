import { describe, expect, it } from "vitest";
import { chosenFiles, mediaTitleOf, turned } from "./review-media.ts";

const MB = 1024 * 1024;
const file = (name: string, size = 1) => ({ name, size });
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

describe("files that are chosen for a review", () => {
  it.each([
    ["image", 5],
    ["video", 100],
  ] as const)(
    "REVIEW-17 REVIEW-18 of a %s there may be %s MB, and not a byte more",
    (kind, most) => {
      const files = [file("as large as may be", most * MB), file("larger", most * MB + 1)];
      const { taken, tooLarge } = chosenFiles(kind, files, 0);
      expect([names(taken), names(tooLarge)]).toEqual([["as large as may be"], ["larger"]]);
    },
  );

  it("REVIEW-20 what goes beyond the free places is dropped; what is skipped takes none", () => {
    const four = [file("a"), file("large", 101 * MB), file("b"), file("c"), file("d")];
    expect(names(chosenFiles("video", four, 1).taken)).toEqual(["a", "b"]);
    expect(chosenFiles("video", four, 3).taken).toEqual([]);
  });
});

it.each([
  ["C:\\mine\\..\\cap.jpg", "cap.jpg"],
  ["../../etc/passwd", "passwd"],
  ["<script>.svg", "script.svg"],
  ["na\u{0}me\u{202E}gpj.exe", "namegpj.exe"],
  ["Ma\u{301}laga 3.JPG", "Málaga 3.JPG"],
  ["***", "file"],
  ["a".repeat(80), "a".repeat(60)],
])("REVIEW-25 a file that comes as %j is called %j", (name, title) => {
  expect(mediaTitleOf(name)).toBe(title);
});

it("REVIEW-23 four quarter turns lead back", () => {
  expect([turned(0), turned(90), turned(180), turned(270)]).toEqual([90, 180, 270, 0]);
});
