import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { expect, it } from "vitest";
import { fontUrls } from "./font-urls.ts";

it.each(fonts)("$name is the file that the table names, which the server reads", (font) => {
  expect(fontUrls[font.code]).toContain(font.file.slice("files/".length));
});
