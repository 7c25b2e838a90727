import type { Room } from "../room.ts";
import { taxes } from "./tax.ts";

export const taxRoom: Room = {
  holds: [taxes],
};
