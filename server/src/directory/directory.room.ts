import type { Room } from "../room.ts";
import { directoryResolvers } from "./directory.graphql.ts";

export const directoryRoom: Room = {
  resolvers: directoryResolvers,
};
