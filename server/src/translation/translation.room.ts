import type { Room } from "../room.ts";
import { translations } from "./translation.ts";

export const translationRoom: Room = {
  holds: [translations],
};
