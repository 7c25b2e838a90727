import { contactAdminEndpoints } from "@placket/contract/contact/contact.admin";
import { contactEndpoints } from "@placket/contract/contact/contact.rest";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { contactAdminHandlers } from "./contact.admin.ts";
import { contactResolvers } from "./contact.graphql.ts";
import { repliedLetter, sentLetter } from "./contact-letters.ts";
import { contactHandlers } from "./contact.rest.ts";

export const contactRoom: Room = {
  rest: calls(contactEndpoints, contactHandlers),
  admin: calls(contactAdminEndpoints, contactAdminHandlers),
  resolvers: contactResolvers,
  fills: [letterTemplates.filledWith(sentLetter, repliedLetter)],
};
