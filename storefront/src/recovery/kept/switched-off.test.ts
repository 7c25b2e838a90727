// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { buildVersion } from "./build-version.ts";
import { isSwitchedOff, switchOff } from "./switched-off.ts";

afterEach(() => {
  document.head.innerHTML = "";
  document.cookie = "storage-disabled=; Max-Age=0; Path=/";
});

const serve = (scripts: string) => {
  document.head.innerHTML = `<script data-scripts="${scripts}"></script>`;
};

it("PERSIST-03 OPEN-44 nothing is kept by this version, and the next one does again", () => {
  serve("/assets/entry-a1b2c3d.js /assets/page-1.js");
  switchOff();
  expect(document.cookie).toContain("storage-disabled=");
  expect(isSwitchedOff()).toBe(true);
  serve("/assets/entry-e4f5a6b.js /assets/page-1.js");
  expect(isSwitchedOff()).toBe(false);
});

it("PERSIST-05 the version is that of the build, whatever the page", () => {
  const of = buildVersion("/assets/entry-a1b2c3d.js /assets/page-1.js");
  expect(of).toBeGreaterThan(0);
  expect(buildVersion("/assets/entry-a1b2c3d.js /assets/page-2.js")).toBe(of);
  expect(buildVersion("/assets/entry-e4f5a6b.js /assets/page-1.js")).not.toBe(of);
});
