import { mailAdminEndpoints } from "@placket/contract/mail/mail.admin";
import { carrier } from "../delivery/deliver-outside.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { mailAdminHandlers } from "./mail.admin.ts";
import { mailServer, mailTransport } from "./mail.ts";

export const mailRoom: Room = {
  admin: calls(mailAdminEndpoints, mailAdminHandlers),
  holds: [mailTransport],
  fills: [mailServer.filling],
  jobs: [carrier(mailServer)],
};
