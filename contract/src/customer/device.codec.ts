import type { z } from "zod";
import type { customerEndpoints } from "./customer.rest.ts";

type DeviceWire = z.infer<typeof customerEndpoints.sessions.reply>["sessions"][number];

/** A device on which a customer is signed in. */
export type Device = ReturnType<typeof deviceFromWire>;

export const deviceFromWire = (wire: DeviceWire) => ({
  id: wire.id,
  isThis: wire.is_this,
  browser: wire.browser,
  address: wire.address,
  signedInAt: wire.created_at,
  lastSeenAt: wire.last_seen_at,
});
