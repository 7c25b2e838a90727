import { open } from "node:fs/promises";
import { StartRefusal } from "../../start-refusal.ts";

/** How a client reaches the socket in the database's folder. */
interface SocketPlace {
  /** What `pg` takes for a host: the folder of the socket. */
  readonly host: string;
  close(): Promise<void>;
}

/** Longest address of a Unix socket in bytes: 108 on Linux and 104 on macOS, with a zero at the end. */
const LONGEST = process.platform === "linux" ? 107 : 103;
const NAME = "/.s.PGSQL.5432";

/** The folder itself, or where its path is too long for a socket, the short name of its open handle. */
export async function socketPlace(cluster: string): Promise<SocketPlace> {
  if (Buffer.byteLength(cluster + NAME) <= LONGEST) {
    return { host: cluster, close: () => Promise.resolve() };
  }
  if (process.platform !== "linux") {
    throw new StartRefusal(`DATA_DIR leads to ${cluster}, which is too long for a socket.`);
  }
  const folder = await open(cluster);
  return { host: `/proc/self/fd/${folder.fd}`, close: () => folder.close() };
}
