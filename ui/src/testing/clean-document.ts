import { afterEach } from "vitest";

/** How long a test waits for what it looks for, in ms: on a machine that does much else a page takes its time. */
const WAIT_MS = 8_000;

/** A component test leaves nothing on the page for the next one; tests without a page import nothing. */
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: WAIT_MS });
  afterEach(cleanup);
}
