import { customerEndpoints } from "@placket/contract/customer/customer.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { customerResolvers } from "./customer.graphql.ts";
import { customerHandlers } from "./customer.rest.ts";
import { emailQuestions } from "./email-questions.ts";
import { leakedPasswords } from "./leaked-passwords.ts";
import { linksOnTheirWay } from "./links.ts";
import { welcomes } from "./signed-in.ts";

export const customerRoom: Room = {
  rest: calls(customerEndpoints, customerHandlers),
  resolvers: customerResolvers,
  holds: [emailQuestions, leakedPasswords, linksOnTheirWay, welcomes],
};
