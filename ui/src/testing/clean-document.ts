import { afterEach } from "vitest";

/** A component test leaves nothing on the page for the next one; tests without a page import nothing. */
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
