import { outsideSources } from "../html/outside-origins.ts";
import type { Room } from "../room.ts";
import { botCheckResolvers } from "./bot-check.graphql.ts";
import { botCheckProvider } from "./bot-check.ts";
import { recaptchaOrigins } from "./recaptcha-origins.ts";

export const botCheckRoom: Room = {
  resolvers: botCheckResolvers,
  holds: [botCheckProvider],
  fills: [outsideSources.filledWith(recaptchaOrigins)],
};
