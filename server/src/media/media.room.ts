import type { Room } from "../room.ts";
import { mediaRoutes } from "./media.ts";

export const mediaRoom: Room = {
  routes: (fastify, { settings }) => mediaRoutes(fastify, settings),
};
