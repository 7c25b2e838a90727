import type { Log } from "../http/log.ts";

/** A log for tests that have nothing to say. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
