import type { deliveryAdminEndpoints } from "@placket/contract/delivery/delivery.admin";
import type { DeliveryState } from "@placket/domain/delivery/delivery-state";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { messageOf } from "../http/reply.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import {
  deliveriesOn,
  giveUpDelivery,
  listDeliveries,
  moveMany,
  retryDelivery,
} from "./staff-deliveries.ts";
import type { DeliveryRow } from "./staff-deliveries.sql.ts";

export const deliveryAdminHandlers: Handlers<typeof deliveryAdminEndpoints> = {
  deliveries: async ({ ctx }, { query }) => {
    const page = await listDeliveries(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(toWire) }) : page;
  },
  exportDeliveries: ({ ctx }, { query }) => {
    const { sort } = query;
    const deliveries = everyRow((page) => deliveriesOn(ctx, searchOf(query), { ...page, sort }));
    return csvFile("deliveries.csv", FILE_COLUMNS, deliveries);
  },
  retryDelivery: async ({ ctx }, { params }) =>
    wire(await transact(ctx, (tx) => retryDelivery(tx, params.id))),
  giveUpDelivery: async ({ ctx }, { params }) =>
    wire(await transact(ctx, (tx) => giveUpDelivery(tx, params.id))),
  moveDeliveries: async ({ ctx }, { body }) => {
    const done = await transact(ctx, async (tx) => ok(await moveMany(tx, body.ids, body.move)));
    if (!done.ok) return done;
    const { moved, refused } = done.value;
    return ok({
      moved: [...moved],
      refused: refused.map(({ id, problems }) => ({
        id,
        message: messageOf(problems, sayIn(ctx)),
      })),
    });
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly letter?: number | undefined;
}

const searchOf = ({ search = "", state, letter: letterId }: Asked) => ({
  text: search.trim(),
  state,
  letterId,
});

const FILE_COLUMNS: CsvColumns<DeliveryRow> = {
  delivery: ({ id }) => id,
  event: ({ event }) => event,
  subscriber: ({ subscriber }) => subscriber,
  state: ({ state }) => state,
  tries: ({ attempts }) => attempts,
  lastError: ({ last_error }) => last_error,
  created: ({ created_at }) => created_at.toISOString(),
  updated: ({ updated_at }) => updated_at.toISOString(),
};

const wire = (row: Result<DeliveryRow>) => (row.ok ? ok(toWire(row.value)) : row);

function toWire(row: DeliveryRow) {
  const { letterId } = row.payload as { readonly letterId?: number };
  return {
    id: row.id,
    event: row.event,
    subscriber: row.subscriber,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttemptAt: row.state === "waiting" ? row.next_attempt_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    letterId: letterId ?? null,
  };
}
