import type { CallReply } from "../api/call.ts";
import { slot } from "./slot.ts";

/**
 * The places where rooms show each other. A slot is one row here, one `<Slot in={slots.name} … />` in the
 * screen, and `slots.name.filledWith(…)` in the manifest of whoever fills it.
 */
export const slots = {
  /** In the place of every screen while nobody is signed in. */
  door: slot(),
  /** The end of the header's row: who is signed in. */
  headerEnd: slot(),
  /** In the line below an order's number. */
  orderFacts: slot<{ readonly order: CallReply<"order"> }>(),
  /** In the place of what a delivery is about, where its room knows it: a link to the letter. */
  deliveryAbout: slot<{
    readonly delivery: CallReply<"deliveries">["rows"][number];
    readonly text: string;
  }>(),
} as const;
