import { deliveryAdminEndpoints } from "@placket/contract/delivery/delivery.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { deliveryAdminHandlers } from "./delivery.admin.ts";

export const deliveryRoom: Room = {
  admin: calls(deliveryAdminEndpoints, deliveryAdminHandlers),
};
