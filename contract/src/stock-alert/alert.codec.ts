import type { z } from "zod";
import type { stockAlertEndpoints } from "./stock-alert.rest.ts";

type AlertWire = z.infer<typeof stockAlertEndpoints.ownAlerts.reply>["items"][number];

/** Something that a customer waits for, in names of our own. */
export const shownAlert = ({ asked_price: askedPrice, ...alert }: AlertWire) => ({
  ...alert,
  askedPrice,
});
