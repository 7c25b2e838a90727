import { expect, it } from "vitest";
import { browserText } from "./browser-text.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15";

it.each([
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Microsoft Edge on Windows"],
  [`${MAC} Version/18.1 Safari/605.1.15`, "Safari on macOS"],
  [`${PHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, "Safari on iOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["", "Unknown browser"],
  ["   ", "Unknown browser"],
])("%j is %s", (userAgent, text) => {
  expect(browserText(userAgent)).toBe(text);
});

it.each([
  ["curl/8.14.1", "curl/8.14.1"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["a".repeat(4_000), "a".repeat(40)],
])("an unknown program is called as it calls itself, no longer than is read", (userAgent, text) => {
  expect(browserText(userAgent)).toBe(text);
});
