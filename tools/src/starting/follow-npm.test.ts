import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const FOLLOWER = `
  const { followNpm } = await import(${JSON.stringify(new URL("follow-npm.ts", import.meta.url).href)});
  followNpm({ npm_lifecycle_event: "start" }, () => { process.stdout.write("gone"); process.exit(); });
  setTimeout(() => process.exit(), 15_000);
  process.stdout.write("follows ");
`;

/** Starts a program as npm does: through a shell that waits for it. */
const NPM = `
  const { spawn } = await import("node:child_process");
  const command = '"$0" --input-type=module --eval "$1"; exit';
  spawn("sh", ["-c", command, process.execPath, process.argv[1]], { stdio: "inherit" });
`;

it("a kill -9 of npm ends the store too", async () => {
  const npm = spawn(process.execPath, ["--input-type=module", "--eval", NPM, FOLLOWER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  npm.stdout.on("data", (part: Buffer) => {
    said += part.toString();
    if (said === "follows ") npm.kill("SIGKILL");
  });
  await once(npm.stdout, "end");
  expect(said).toBe("follows gone");
});
