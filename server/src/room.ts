import type { FastifyInstance } from "fastify";
import type { Gathering } from "./graphql/gathering.ts";
import type { RoomResolvers } from "./graphql/models.ts";
import type { Holding } from "./held/held.ts";
import type { Filling } from "./held/slot.ts";
import type { Calls } from "./http/mount.ts";
import type { CallParts } from "./http/open-call.ts";
import type { Job } from "./jobs/jobs.ts";

/**
 * What a room brings to a server: its `<room>.room.ts`, named in `rooms.ts`. Whatever is in here is mounted,
 * opened and begun; nothing else has to know of the room.
 */
export interface Room {
  /** Calls of the store API: `calls(cartEndpoints, cartHandlers)`. */
  readonly rest?: Calls;
  /** Calls of the back office. */
  readonly admin?: Calls;
  /** Its fields of the GraphQL schema. */
  readonly resolvers?: RoomResolvers;
  /** Which of its changes are made in one go where a document asks for several of them. */
  readonly gathers?: readonly Gathering[];
  /** Addresses that are no calls: pictures. */
  readonly routes?: (fastify: FastifyInstance, parts: CallParts) => void;
  /** What it keeps in the process; others ask for it by the holding itself. */
  readonly holds?: readonly Holding<unknown>[];
  /** What it puts into the slots of other rooms: pages it finds, events it hears of. */
  readonly fills?: readonly Filling[];
  /** Work that no request waits for. */
  readonly jobs?: readonly Job[];
}
