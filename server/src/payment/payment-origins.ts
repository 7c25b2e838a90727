import type { OutsideSource } from "../html/outside-origins.ts";
import { paymentProvider } from "./payment.ts";

/** Where the card fields come from. */
export const paymentOrigins: OutsideSource = (held) => {
  const { browserSources: sources } = held(paymentProvider);
  return {
    frames: sources.frame,
    scripts: sources.script,
    connections: sources.connect,
    images: sources.image,
    forms: sources.form,
  };
};
