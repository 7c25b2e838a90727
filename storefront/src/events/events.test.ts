import { expect, it } from "vitest";
import { publish, subscribe, takeEarly } from "./events.ts";

it("ANALYTICS-16 what happened before somebody came late is handed to them once, and kept no longer", () => {
  const heard: unknown[] = [];
  const stop = subscribe("product.disabled", ({ name }) => heard.push(name));
  for (let at = 0; at < 30; at += 1) publish("product.disabled", { name: `Coat ${at}` });
  expect(heard).toHaveLength(30);
  const early = takeEarly();
  expect(early).toHaveLength(20);
  expect(early[0]).toEqual({ name: "product.disabled", payload: { name: "Coat 0" } });
  publish("product.disabled", { name: "Cap" });
  expect(takeEarly()).toEqual([]);
  stop();
});
