import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id } from "../shapes.ts";

const state = z.enum(["waiting", "running", "delivered", "given_up"]);

const delivery = z.object({
  id: z.number(),
  /** What happened: `order.placed`. */
  event: z.string(),
  /** Who is told: `mail.smtp`. */
  subscriber: z.string(),
  state,
  /** Tries so far. */
  attempts: z.number(),
  /** What the last try that failed ended with; `null` where none did. */
  lastError: z.string().nullable(),
  /** Only while it waits. */
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The letter it carries. */
  letterId: z.number().nullable(),
});

/** `search`: a part of the subscriber, of the event or of the last error. `letter`: what has not delivered it yet. */
const query = listQuery({ state: state.optional(), letter: id.optional() }, [
  "created",
  "attempts",
]);

/** Most deliveries that are moved by one call. */
const DELIVERIES_AT_ONCE = 100;

const errors = ["access.forbidden", "staff.signInRequired", "delivery.noSuchDelivery"] as const;

/** What follows from events, one delivery for each event and subscriber (hallway §6). */
export const deliveryAdminEndpoints = {
  deliveries: endpoint({
    method: "GET",
    path: "deliveries",
    summary: "Deliveries, newest first, and how many are not done in each state.",
    source: "hallway §6: a last error that staff can see",
    can: "deliveries.read",
    query,
    reply: listReply(delivery).extend({
      counts: z.object({ waiting: z.number(), running: z.number(), given_up: z.number() }),
    }),
    errors: ["staff.signInRequired"],
  }),
  exportDeliveries: endpoint({
    method: "GET",
    path: "deliveries.csv",
    summary: "The same deliveries as a file, all of them.",
    source: "hallway §7: export",
    can: "deliveries.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  retryDelivery: endpoint({
    method: "POST",
    path: "deliveries/:id/retry",
    summary: "Tries a delivery again that was given up or waits for its next try, and gives it.",
    source: "hallway §6: retry",
    can: "deliveries.lookAfter",
    params: z.object({ id }),
    reply: delivery,
    errors: [...errors, "delivery.notOpen"],
  }),
  giveUpDelivery: endpoint({
    method: "POST",
    path: "deliveries/:id/end",
    summary: "Gives up a delivery that waits, and gives it.",
    source: "hallway §6: give up",
    can: "deliveries.lookAfter",
    params: z.object({ id }),
    reply: delivery,
    errors: [...errors, "delivery.notWaiting"],
  }),
  moveDeliveries: endpoint({
    method: "POST",
    path: "deliveries/moves",
    summary:
      "Tries several deliveries again, or gives them up: each one that can be, and says which could not and why.",
    source: "hallway §7: bulk actions",
    can: "deliveries.lookAfter",
    body: z.object({
      ids: z.array(id).min(1).max(DELIVERIES_AT_ONCE),
      move: z.enum(["retry", "give up"]),
    }),
    reply: z.object({
      moved: z.array(z.number()),
      refused: z.array(z.object({ id: z.number(), message: z.string() })),
    }),
    errors: ["access.forbidden", "staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
