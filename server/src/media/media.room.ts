import type { Room } from "../room.ts";
import { mediaRoutes, pictures } from "./media.ts";

export const mediaRoom: Room = {
  routes: (fastify, { held }) => mediaRoutes(fastify, held(pictures)),
  holds: [pictures],
};
