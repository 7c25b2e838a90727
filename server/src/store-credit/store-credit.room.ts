import type { Room } from "../room.ts";
import { storeCreditResolvers } from "./store-credit.graphql.ts";

export const storeCreditRoom: Room = {
  resolvers: storeCreditResolvers,
};
