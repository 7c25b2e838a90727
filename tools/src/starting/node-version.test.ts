import { expect, it } from "vitest";
import { refuseOldNode } from "./node-version.ts";

it.each(["24.21.0", "22.18.0", "26.0.0"])("Node %s starts the store", (version) => {
  expect(() => refuseOldNode(version)).not.toThrow();
});

it.each(["20.19.0", "22.17.1"])("Node %s is refused with one line", (version) => {
  expect(() => refuseOldNode(version)).toThrow(
    `This is Node ${version}: version 22.18 or newer is needed. On Linux run \`npm ci\`, which brings its own.`,
  );
});
