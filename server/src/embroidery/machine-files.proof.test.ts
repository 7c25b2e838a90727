import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import type { Result } from "@placket/domain/problem";
import { expect, it } from "vitest";

const HEAP_MAX_BYTES = 64 * 1024 * 1024;

// The collector is called by hand, so that the figure is what is kept and not what is left lying.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function heldBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A row of numbers from 0 up to 1 that is the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Mutation = (bytes: number[], random: () => number) => void;

const at = (bytes: readonly number[], random: () => number) => Math.floor(random() * bytes.length);

const spoilings: readonly Mutation[] = [
  (bytes, random) => {
    bytes[at(bytes, random)] = Math.floor(random() * 256);
  },
  (bytes, random) => {
    bytes[at(bytes, random)]! ^= 1 << Math.floor(random() * 8);
  },
  (bytes, random) => {
    bytes.length = at(bytes, random);
  },
  (bytes, random) => {
    bytes.splice(at(bytes, random), Math.floor(random() * 20));
  },
  (bytes, random) => {
    bytes.splice(at(bytes, random), 0, ...bytes.slice(at(bytes, random), at(bytes, random)));
  },
  (bytes, random) => {
    bytes.fill(Math.floor(random() * 256), at(bytes, random), at(bytes, random));
  },
  (bytes, random) => {
    // The header, where the numbers that nobody believes stand.
    bytes[Math.floor(random() * 125)] = Math.floor(random() * 256);
  },
];

function mutated(source: Uint8Array, random: () => number): Uint8Array {
  const bytes = Array.from(source);
  const times = 1 + Math.floor(random() * 4);
  for (let i = 0; i < times && bytes.length > 0; i += 1) {
    spoilings[Math.floor(random() * spoilings.length)]!(bytes, random);
  }
  return Uint8Array.from(bytes);
}

function made(result: Result<Uint8Array>): Uint8Array {
  if (!result.ok) throw new Error("the file to begin with cannot be written");
  return result.value;
}

/** Reads a file and, if that is possible, counts it and writes it again as DST and as what it was. */
function passThrough(bytes: Uint8Array, name: string): "refused" | "read" {
  const file = readMachineFile(bytes, name);
  if (!file.ok) {
    if (file.problems.length !== 1) throw new Error("a refusal without its reason");
    return "refused";
  }
  const { pattern } = file.value;
  const { stitches, colors } = statistics(pattern);
  if (stitches === 0 || colors !== pattern.threads.length) throw new Error("a count is wrong");
  for (const as of new Set(["dst", file.value.format] as const)) {
    const again = writeMachineFile(pattern, { as, name });
    if (again.ok && !readMachineFile(again.value, `again.${as}`).ok)
      throw new Error("what was written is not read");
  }
  return "read";
}

it.each([
  ["dst", 100_000],
  ["exp", 100_000],
  ["pes", 30_000],
  ["jef", 30_000],
  ["vp3", 30_000],
] as const)(
  "takes spoiled %s files, %d of them, without failing, hanging or keeping memory",
  (as, mutations) => {
    const name = `a.${as}`;
    const source = made(writeMachineFile(aBlock({ columns: 4, height: 60 }), { as, name: "A" }));
    const random = seeded(20_260_101);
    const count = { refused: 0, read: 0 };
    for (let i = 0; i < 1000; i += 1) passThrough(mutated(source, random), name);
    const before = heldBytes();
    for (let i = 0; i < mutations; i += 1) count[passThrough(mutated(source, random), name)] += 1;
    expect(heldBytes() - before).toBeLessThan(HEAP_MAX_BYTES);
    // Both ways were walked often: the source is spoiled, and not beyond recognition.
    expect(count.read).toBeGreaterThan(mutations / 10);
    expect(count.refused).toBeGreaterThan(mutations / 1000);
  },
  180_000,
);

it("takes little memory for 8 MB of records, which are more than it may read", () => {
  const bytes = new Uint8Array(8_000_000);
  bytes.set(new TextEncoder().encode("LA:"));
  const before = heldBytes();
  const results = ["a.dst", "a.exp"].map((name) => readMachineFile(bytes.slice(), name));
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  expect(heapUsed + arrayBuffers - before).toBeLessThan(HEAP_MAX_BYTES);
  expect(results.map((result) => result.ok || result.problems[0]?.error)).toEqual([
    "embroidery.tooManyRecords",
    "embroidery.tooManyRecords",
  ]);
});
