import { describe, expect, it } from "vitest";
import { pages } from "./pages.ts";

describe("the page table", () => {
  it.each(Object.entries(pages))("%s names the module that it loads", async (_type, entry) => {
    // The server finds a page's chunk by the file's name; the browser loads it by its import.
    const named: unknown = await import(
      /* @vite-ignore */ new URL(entry.file.replace(/^src\//, ""), import.meta.url).pathname
    );
    expect(await entry.load()).toBe(named);
  });
});
