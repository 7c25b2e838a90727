import type { OutsideSource } from "../html/outside-origins.ts";
import { creditProvider, paymentProvider } from "./payment.ts";

/** Where the card fields come from, and the pages of whoever asks in a frame. */
export const paymentOrigins: OutsideSource = (held) => {
  const { browserSources: sources } = held(paymentProvider);
  return {
    frames: [...new Set([...sources.frame, ...(held(creditProvider)?.frames ?? [])])],
    scripts: sources.script,
    connections: sources.connect,
    images: sources.image,
    forms: sources.form,
  };
};
