// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { openDatabase } from "./open-database.ts";

afterEach(() => vi.unstubAllGlobals());

const opening = { name: "placket-pages", version: 3, onBlocked: () => undefined };

it("PERSIST-07 a database that cannot be opened says so", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      const error = new DOMException("no room", "UnknownError");
      const request = Object.assign(new EventTarget(), { error });
      queueMicrotask(() => request.dispatchEvent(new Event("error")));
      return request;
    },
  });
  await expect(openDatabase(opening)).rejects.toMatchObject({
    message: "Failed to load database",
    cause: { name: "UnknownError" },
  });
});

it("PERSIST-07 nor where the browser has none, or refuses it", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(openDatabase(opening)).rejects.toThrow("Failed to load database");
});

it("PERSIST-04 whoever is kept from a new version by other pages is told", async () => {
  const request = new EventTarget();
  vi.stubGlobal("indexedDB", { open: () => request });
  const onBlocked = vi.fn<() => void>();
  void openDatabase({ ...opening, onBlocked });
  request.dispatchEvent(new Event("blocked"));
  expect(onBlocked).toHaveBeenCalledTimes(1);
});
