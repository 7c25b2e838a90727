import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { needlePoints } from "@placket/domain/embroidery/pattern/needle-points";
import { STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { aPattern } from "@placket/domain/embroidery/pattern/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { sewing } from "./sewing.ts";

// Both do what they do; they are watched alone.
vi.mock("@placket/domain/embroidery/machine-file/read-machine-file", { spy: true });
vi.mock("@placket/domain/embroidery/pattern/needle-points", { spy: true });

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

/** A field of thread: as many stitches as large logos have. */
function aLargeFile(): Uint8Array {
  const rows = Array.from({ length: 20_000 }, (_, at) => {
    const [row, step] = [Math.floor(at / 90), at % 90];
    return [STITCH, (row % 2 === 0 ? step : 89 - step) * 20, row * 3] as const;
  });
  const written = writeDst(aPattern(rows), { name: "Field" });
  if (!written.ok) throw new Error("not written");
  return written.value;
}

it("EMB-41, issue 10.5 what a large file is drawn from is read away from the thread that answers, and once", async () => {
  const bytes = aLargeFile();
  const file = readMachineFile(bytes, "field.dst");
  if (!file.ok) throw new Error("not readable");
  const drawn = needlePoints(file.value.pattern);
  const needles = app.call.held(sewing);
  vi.mocked(readMachineFile).mockClear();
  vi.mocked(needlePoints).mockClear();
  const first = await needles.points({ hash: "field", bytes }, {});
  if (!first.ok) throw new Error("not read");
  expect(first.value).toEqual(drawn);
  // A thread has its own copy of every module: what it calls is not seen here, what this one calls is.
  expect(readMachineFile).not.toHaveBeenCalled();
  expect(needlePoints).not.toHaveBeenCalled();
  const again = await needles.points({ hash: "field", bytes }, {});
  expect(again.ok && again.value).toBe(first.value);
});
