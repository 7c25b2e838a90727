import { mailAdminEndpoints } from "@placket/contract/mail/mail.admin";
import { templateAdminEndpoints } from "@placket/contract/mail/template.admin";
import { MINUTE_MS } from "@placket/domain/durations";
import { subjectTitles } from "../audit/subject-titles.ts";
import { carrier } from "../delivery/deliver-outside.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { mailAdminHandlers } from "./mail.admin.ts";
import { dropOverdueLetters, mailServer, mailTransport } from "./mail.ts";
import { templateTitles } from "./template/staff-templates.ts";
import { templateAdminHandlers } from "./template/template.admin.ts";
import { ownTexts } from "./template/own-texts.ts";

export const mailRoom: Room = {
  admin: calls(
    { ...mailAdminEndpoints, ...templateAdminEndpoints },
    { ...mailAdminHandlers, ...templateAdminHandlers },
  ),
  holds: [mailTransport, ownTexts],
  fills: [
    mailServer.filling,
    subjectTitles.filledWith({ action: "letter.change", titles: templateTitles }),
  ],
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
