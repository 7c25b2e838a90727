import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";
import { oneLine, severalLines } from "./sheet-text.ts";

it.each([
  ["  Chef \t coat ", "Chef coat"],
  ["two\nlines", "two lines"],
  ["a\u0000b\u200bc\u202ed", "a b c d"],
  ["Łukasz Müller", "Łukasz Müller"],
])("%j stands on one line as %j", (text, line) => expect(oneLine(text)).toBe(line));

it("several lines keep their breaks and lose what nobody sees", () => {
  expect(severalLines("\n first \r\n\r\n\u202esecond \n")).toBe("first\n\nsecond");
});

it.each([
  [["Löwe & Söhne"], "lowe-sohne"],
  [["../../etc/passwd"], "etc-passwd"],
  [['"; rm -rf /'], "rm-rf"],
  [["Кухня"], "design"],
])("files of %j are named %s", (lines, name) => expect(fileName(lines)).toBe(name));
