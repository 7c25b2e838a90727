import { describe, expect, it } from "vitest";
import { fillPhrase } from "../phrase.ts";
import type { Problem } from "../problem.ts";
import { errorRow } from "../errors.ts";
import { checkReview, asWritten, type WrittenReview } from "./written-review.ts";

const GOOD: WrittenReview = {
  rating: 5,
  title: "Sits well",
  nickname: "Demo Cook",
  location: "Lyon",
  detail: "Sturdy cloth.\nThe pockets are deep.",
  sizing: null,
  width: null,
  recommend: null,
  images: [],
  videos: [],
};

const said = (problems: readonly Problem[]) =>
  problems.map(({ field, error, params }) => [field, fillPhrase(errorRow(error).text, params)]);
const of = (change: Partial<WrittenReview>) => said(checkReview(asWritten({ ...GOOD, ...change })));

describe("what is wrong with a review", () => {
  it("REVIEW-06 nothing, with or without what is optional", () => {
    expect(of({})).toEqual([]);
    expect(of({ sizing: 3, width: 2, recommend: 1 })).toEqual([]);
  });

  it("REVIEW-09 each field that must be filled is named, capitalised, and spaces fill none", () => {
    expect(of({ rating: null, title: "", detail: " ", nickname: "", location: "" })).toEqual([
      ["rating", "Rating is required"],
      ["title", "Title is required"],
      ["detail", "Detail is required"],
      ["nickname", "Nickname is required"],
      ["location", "Location is required"],
    ]);
  });

  it.each([
    ["Perfekt für Köche!", []],
    ["Ñandú, çà et là; œuvre æther", []],
    [`"It's" #1 & $5: a.b@c`, []],
    ["100% cotton", [["title", "Title input must be alphanumeric"]]],
    ["(good)", [["title", "Title input must be alphanumeric"]]],
    ["Smørrebrød", [["title", "Title input must be alphanumeric"]]],
    ["Låg", [["title", "Title input must be alphanumeric"]]],
    ["two\nlines", [["title", "Title input must be alphanumeric"]]],
    ["<b>bold</b>", [["title", "Title input must be alphanumeric"]]],
  ])("REVIEW-10 REVIEW-11 OPEN-51 %j as a title", (title, wrong) => {
    expect(of({ title })).toEqual(wrong);
  });

  it("OPEN-51 lines of the comments may end, and an accent counts with its letter", () => {
    expect(of({ detail: "one\r\ntwo" })).toEqual([]);
    expect(of({ detail: "a/b" })).toEqual([["detail", "Detail input must be alphanumeric"]]);
    expect(of({ nickname: "Zoe\u0308" })).toEqual([]);
    expect(asWritten({ ...GOOD, nickname: "Zoe\u0308" }).nickname).toHaveLength(3);
  });

  it("REVIEW-13 REVIEW-14 a line has 50 characters at most, the comments 300", () => {
    const [fifty, longer] = ["a".repeat(50), "a".repeat(51)];
    expect(of({ title: fifty, nickname: fifty, location: fifty })).toEqual([]);
    expect(of({ title: longer }).map(([field]) => field)).toEqual(["title"]);
    expect(of({ detail: "a".repeat(300) })).toEqual([]);
    expect(of({ detail: "a".repeat(301) }).map(([field]) => field)).toEqual(["detail"]);
  });

  it("REVIEW-21 five stars, five sizings, three widths, two answers, and no others", () => {
    const fields = (change: Partial<WrittenReview>) => of(change).map(([field]) => field);
    expect(fields({ rating: 6 })).toEqual(["rating"]);
    expect(fields({ rating: 1.5 })).toEqual(["rating"]);
    expect(fields({ sizing: 6, width: 4, recommend: 3 })).toEqual(["sizing", "width", "recommend"]);
    expect(fields({ sizing: 5, width: 3, recommend: 2 })).toEqual([]);
  });

  it("REVIEW-12 REVIEW-17 REVIEW-18 captions are of the same characters, ten photos and three videos at most", () => {
    const media = { url: "a.jpg", caption: "", rotate: 0 } as const;
    expect(of({ images: [media, { ...media, caption: "50% off" }] })).toEqual([
      ["images.1", "Invalid input: Please only enter valid characters."],
    ]);
    expect(of({ images: Array.from({ length: 11 }, () => media) })).toEqual([
      ["images", "Add at most 10."],
    ]);
    expect(of({ videos: Array.from({ length: 4 }, () => media) })).toEqual([
      ["videos", "Add at most 3."],
    ]);
  });
});
