import { expect, it } from "vitest";
import { isMachine } from "./figures.ts";

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/153.0.0.0 Safari/537.36", true],
  ["curl/8.5.0", true],
  ["", true],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36", false],
])("issue 12.7 who says so is no visitor: %s", (browser, is) => {
  expect(isMachine(browser)).toBe(is);
});
