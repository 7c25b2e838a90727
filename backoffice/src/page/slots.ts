import type { CallReply } from "../api/call.ts";
import { slot } from "@placket/web/slot/slot";

/** A value of a record before and after; missing where it was not there. */
export interface ValueChange {
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * The places where rooms show each other. A slot is one row here, one `<Slot in={slots.name} … />` in the
 * screen, and `slots.name.filledWith(…)` in the manifest of whoever fills it.
 */
export const slots = {
  /** In the place of every screen while nobody is signed in. */
  door: slot(),
  /** The end of the header's row: who is signed in. */
  headerEnd: slot(),
  /** Behind the name of a section in the navigation, by its address: what waits there. */
  sectionMark: slot<{ readonly href: string }>(),
  /** In the line below an order's number. */
  orderFacts: slot<{ readonly order: CallReply<"order"> }>(),
  /** Parts of the page of one order, below its items: what other rooms do for it. */
  orderPart: slot<{ readonly order: CallReply<"order"> }>(),
  /** Parts of the page of one customer: what other rooms keep of them. */
  customerPart: slot<{ readonly customer: CallReply<"customer"> }>(),
  /** In the place of an order's number, where a room names one that it does not know. */
  orderNumber: slot<{ readonly number: string }>(),
  /** In the place of a customer’s number, where a room knows no customers: a link to their page. */
  customerNumber: slot<{ readonly id: number }>(),
  /** In the place of what a delivery is about, where its room knows it: a link to the letter. */
  deliveryAbout: slot<{
    readonly delivery: CallReply<"deliveries">["rows"][number];
    readonly text: string;
  }>(),
  /** In the place of what was changed of the settings: they are called as their form calls them. */
  settingChange: slot<{ readonly change: ValueChange }>(),
} as const;
