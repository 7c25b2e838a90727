// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { PAGE_STATE_ID } from "../page-state.ts";
import { loadWithFiles } from "./load-with-files.ts";

let nth = 0;

/** A file that nobody has asked for yet. */
const aFile = (ending: "css" | "js") => `assets/part-${(nth += 1)}.${ending}`;

const linked = (file: string) => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[href="/${file}"]`),
];

/** What the line makes of the newest link to a file. */
const settle = (file: string, how: "load" | "error") =>
  void linked(file).at(-1)?.dispatchEvent(new Event(how));

/** A module, and how often it was asked for. */
const aModule = () => vi.fn<() => Promise<string>>(async () => "module");

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it("asks for a module once its styles stand in the page, and for these only once", async () => {
  const [file, load] = [aFile("css"), aModule()];
  const come = loadWithFiles(load, [file]);
  expect(load).not.toHaveBeenCalled();
  settle(file, "load");
  expect(await come).toBe("module");
  expect(await loadWithFiles(load, [file])).toBe("module");
  expect(linked(file)).toHaveLength(1);
});

it("links a sheet anew at once where the line stumbled", async () => {
  const file = aFile("css");
  const come = loadWithFiles(aModule(), [file]);
  const [lost] = linked(file);
  settle(file, "error");
  await expect.poll(() => linked(file).filter((link) => link !== lost)).toHaveLength(1);
  settle(file, "load");
  expect(await come).toBe("module");
  expect(linked(file)).toHaveLength(1);
});

it("gives no part without its styles: a sheet that is lost is linked anew by the next wish", async () => {
  const [there, gone, load] = [aFile("css"), aFile("css"), aModule()];
  const first = loadWithFiles(load, [there, gone]).catch((error: unknown) => error);
  const [lost] = linked(gone);
  settle(there, "load");
  settle(gone, "error");
  await expect.poll(() => linked(gone).some((link) => link !== lost)).toBe(true);
  settle(gone, "error");
  expect(await first).toBeInstanceOf(Error);
  expect(load).not.toHaveBeenCalled();
  expect(linked(gone)).toHaveLength(0);
  const second = loadWithFiles(load, [there, gone]);
  settle(gone, "load");
  expect(await second).toBe("module");
  expect([linked(there).length, linked(gone).length]).toEqual([1, 1]);
});

it("asks for no sheet whose rules came with the page", async () => {
  const [one, other] = [aFile("css"), aFile("css")];
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}" data-styles="/${one} /${other}"></script>`;
  expect(await loadWithFiles(aModule(), [one, other])).toBe("module");
  expect(document.querySelectorAll("link")).toHaveLength(0);
});

it("asks ahead for scripts, and waits for none", async () => {
  const file = aFile("js");
  expect(await loadWithFiles(aModule(), [file])).toBe("module");
  expect(linked(file).map(({ rel }) => rel)).toEqual(["modulepreload"]);
});
