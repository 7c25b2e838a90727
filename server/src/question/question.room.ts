import { questionAdminEndpoints } from "@placket/contract/question/question.admin";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { questionAdminHandlers } from "./question.admin.ts";
import { questionResolvers } from "./question.graphql.ts";
import { answeredLetter, askedLetter } from "./question-letters.ts";

export const questionRoom: Room = {
  admin: calls(questionAdminEndpoints, questionAdminHandlers),
  resolvers: questionResolvers,
  fills: [letterTemplates.filledWith(answeredLetter, askedLetter)],
};
