import { describe, expect, it } from "vitest";
import { boxAt, isPhoto, telltaleWithin, videoEndingOf, videoTypeOf } from "./media-bytes.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
/** A box with its length before it. */
const box = (type: string, inside = "") => {
  const size = inside.length + 8;
  return String.fromCharCode(0, 0, size >> 8, size & 255) + type + inside;
};

describe("what was brought is told by its bytes", () => {
  it.each([
    ["\u{FF}\u{D8}\u{FF}\u{E0}", true],
    ["\u{89}PNG\r\n\u{1A}\n", true],
    ["GIF89a", true],
    ["RIFF....WEBPVP8 ", true],
    [box("ftyp", "avif...."), true],
    ["RIFF....WAVEfmt ", false],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", false],
    ["<!doctype html><script>", false],
    ["%PDF-1.7", false],
    [box("ftyp", "isom...."), false],
    ["", false],
  ])("REVIEW-25 %j is a photo: %s", (text, is) => expect(isPhoto(bytes(text))).toBe(is));

  it.each([
    [box("ftyp", "isom...."), "mp4"],
    [box("ftyp", "mp42...."), "mp4"],
    [box("ftyp", "qt  ...."), "mov"],
    ["\u{1A}E\u{DF}\u{A3}\u{9F}B\u{82}\u{84}webm", "webm"],
    ["\u{1A}E\u{DF}\u{A3}\u{9F}B\u{82}\u{88}matroska", undefined],
    [box("ftyp", "avif...."), undefined],
    ["<!doctype html><video>", undefined],
    ["", undefined],
  ])("REVIEW-26 %j is a video: %s", (text, ending) =>
    expect(videoEndingOf(bytes(text))).toBe(ending),
  );

  it("REVIEW-26 each is sent as what it is", () => {
    expect((["mp4", "mov", "webm"] as const).map(videoTypeOf)).toEqual([
      "video/mp4",
      "video/quicktime",
      "video/webm",
    ]);
  });
});

describe("boxes of a video", () => {
  it("REVIEW-26 have a length that stays within what is left", () => {
    expect(boxAt(bytes(box("moov", "abcd")), 7, 12)).toEqual({
      type: "moov",
      start: 7,
      head: 8,
      size: 12,
    });
    expect(boxAt(bytes(box("moov", "abcd")), 0, 11)).toBeUndefined();
    expect(boxAt(bytes("\0\0\0\u{4}moov"), 0, 100)).toBeUndefined();
    expect(boxAt(bytes("\0\0\0\0mdat"), 0, 100)?.size).toBe(100);
    expect(boxAt(bytes("\0\0\0\u{1}mdat\0\0\0\0\0\0\0\u{20}"), 0, 64)).toMatchObject({
      head: 16,
      size: 32,
    });
    expect(boxAt(bytes("\0\0\0\u{1}mdat"), 0, 64)).toBeUndefined();
    expect(boxAt(bytes("\0\0"), 0, 64)).toBeUndefined();
  });

  it("REVIEW-26 those that say where it was filmed are found, a track's too", () => {
    const track = box("trak", box("tkhd", "..") + box("udta", box("\u{A9}xyz", "+45.0+005.0/")));
    const moov = box("moov", box("mvhd", "....") + track + box("meta", "keys"));
    const { boxes = [], dates } = telltaleWithin(bytes(moov)) ?? {};
    expect(dates).toEqual([]);
    expect(boxes.map(({ start, size }) => moov.slice(start, start + size))).toEqual([
      box("udta", box("\u{A9}xyz", "+45.0+005.0/")),
      box("meta", "keys"),
    ]);
    expect(telltaleWithin(bytes(box("moov", "\0\0\0\u{2}meta")))).toBeUndefined();
    expect(telltaleWithin(bytes(box("moov", box("trak", "\0\0\0\0"))))).toBeUndefined();
    const deep = Array.from({ length: 5 }).reduce<string>((inside) => box("trak", inside), "");
    expect(telltaleWithin(bytes(box("moov", deep)))).toBeUndefined();
  });

  it("REVIEW-26 and when it was filmed, a track's too", () => {
    const head = (type: string, version: number, times: string) =>
      box(type, `${String.fromCharCode(version)}\0\0\0${times}rest`);
    const media = box("mdia", head("mdhd", 0, "mademade"));
    const track = box("trak", head("tkhd", 1, "made-in-changed-") + media);
    const moov = box("moov", head("mvhd", 0, "thenthen") + track + head("mvhd", 1, "short"));
    const dates = telltaleWithin(bytes(moov))?.dates ?? [];
    expect(dates.map(({ start, size }) => moov.slice(start, start + size))).toEqual([
      "thenthen",
      "made-in-changed-",
      "mademade",
    ]);
  });

  it("REVIEW-26 more boxes than a film has are not walked", () => {
    const one = bytes("\0\0\0\u{8}udta");
    const boxes = new Uint8Array(16 * 1024 * 1024);
    for (let at = 8; at < boxes.length; at += 8) boxes.set(one, at);
    boxes.set(bytes("\u{1}\0\0\0moov"));
    const since = Date.now();
    expect(telltaleWithin(boxes)).toBeUndefined();
    expect(Date.now() - since).toBeLessThan(500);
  });
});
