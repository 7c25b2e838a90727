import { mailAdminEndpoints } from "@placket/contract/mail/mail.admin";
import { MINUTE_MS } from "@placket/domain/durations";
import { carrier } from "../delivery/deliver-outside.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { mailAdminHandlers } from "./mail.admin.ts";
import { dropOverdueLetters, mailServer, mailTransport } from "./mail.ts";
import { ownTexts } from "./template/own-texts.ts";

export const mailRoom: Room = {
  admin: calls(mailAdminEndpoints, mailAdminHandlers),
  holds: [mailTransport, ownTexts],
  fills: [mailServer.filling],
  jobs: [
    carrier(mailServer),
    {
      name: "overdue letters",
      everyMs: MINUTE_MS,
      gatherMs: MINUTE_MS,
      work: dropOverdueLetters,
    },
  ],
};
