// @vitest-environment jsdom
import type { Design } from "@placket/domain/embroidery/design/design";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "../../events/observable.ts";
import { keyOf, openSewer } from "./sewer.ts";

beforeEach(() => stitchHere());
afterEach(() => vi.unstubAllGlobals());

const flag = (code: string): Design => ({ as: "flag", code, heightMm: 20, fabric: "twill" });

it("the newest design is answered, and nothing that was asked for before it", async () => {
  const { answered, ask } = openSewer();
  const heard: (string | null)[] = [];
  answered.subscribe(() => heard.push(answered.get().of));
  ask(flag("SE"));
  ask(flag("DE"));
  await until(answered, ({ of }) => of !== null);
  expect(heard).toEqual([keyOf(flag("DE"))]);
  expect(answered.get().found.sewn?.pattern.cmd.length).toBeGreaterThan(100);
});

it("a design that is named again is sewn once, and anew where that is asked for", async () => {
  const { answered, ask, again } = openSewer();
  ask(flag("SE"));
  await until(answered, ({ of }) => of !== null);
  const first = answered.get();
  ask(flag("SE"));
  expect(answered.get()).toBe(first);
  again();
  expect(answered.get().of).toBeNull();
  await until(answered, ({ of }) => of !== null);
  expect(answered.get().found.sewn).not.toBe(first.found.sewn);
});

it("what cannot be sewn says why", async () => {
  const { answered, ask } = openSewer();
  ask(flag("SE"));
  ask(flag("none"));
  await until(answered, ({ of }) => of !== null);
  const { problems, hasFailed } = answered.get().found;
  expect(problems.length + Number(hasFailed)).toBeGreaterThan(0);
});
