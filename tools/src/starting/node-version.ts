import { StartRefusal } from "@placket/server/start-refusal";

/** The first version that runs TypeScript as it is, and has the file lock of the data directory. */
const OLDEST = [22, 18] as const;

/** Throws a StartRefusal for a Node that cannot run the store: `npm ci` brings one on Linux only. */
export function refuseOldNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new StartRefusal(
    `This is Node ${version}: version ${OLDEST.join(".")} or newer is needed. On Linux run \`npm ci\`, which brings its own.`,
  );
}
