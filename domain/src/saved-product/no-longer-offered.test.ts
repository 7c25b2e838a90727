import { expect, it } from "vitest";
import { noLongerOffered } from "./no-longer-offered.ts";

it.each([
  [[], []],
  [["text.font"], ["Its font is no longer offered."]],
  [["text.lines.0"], ["Its text can no longer be sewn as it stands."]],
  [
    ["text.heightMm", "text.thread", "text.thread"],
    [
      "Letters of this height are no longer offered.",
      "Its thread is no longer offered on this cloth.",
    ],
  ],
  [["flags.flag1", "flags.flag2"], ["Its flags are no longer offered."]],
  [["logos.0.logo"], ["A logo on it is no longer offered."]],
  [["texture"], ["Something on it is no longer offered."]],
])("ACCT-32 what is refused at %j is said so", (fields, words) => {
  expect(noLongerOffered(fields.map((field) => ({ field })))).toEqual(words);
});

it.each(["embroidery.soldEmbroidered", "embroidery.logoRequired"] as const)(
  "ACCT-32, EMB-38 %s is told as what is lacking, not as what is gone",
  (error) => {
    const said = noLongerOffered([{ field: "id", error }]);
    expect(said).toEqual(["It is sold with embroidery now. Choose what is embroidered on it."]);
  },
);
