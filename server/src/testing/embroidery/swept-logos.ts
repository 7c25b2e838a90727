import { HOUR_MS } from "@placket/domain/durations";
import { sweepLogos } from "../../embroidery/logo/owned/sweep-logos.ts";
import { contextFor } from "../../http/open-call.ts";
import type { TestApp } from "../test-app.ts";

/** Sweeps logos so many milliseconds from now: after two hours files go that nothing leads to. */
export async function sweptAfter(app: TestApp, ms = 2 * HOUR_MS): Promise<void> {
  app.time.now = new Date(app.time.now.getTime() + ms);
  await sweepLogos(contextFor(app.call));
}
