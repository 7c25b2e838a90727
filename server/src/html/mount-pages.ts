import type { FastifyInstance } from "fastify";
import { readModel } from "../catalog/read-model.ts";
import { askerOf, type CallParts } from "../http/open-call.ts";
import { storeVersion } from "../http/store-version.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { translations } from "../translation/translation.ts";
import { htmlRoutes } from "./html.ts";
import { outsideOrigins } from "./outside-origins.ts";
import type { Storefront } from "./renderer.ts";

/** The pages of the store. */
export function mountPages(
  fastify: FastifyInstance,
  call: CallParts,
  storefront: Storefront,
): void {
  const { settings, clock } = call;
  let outside = { held: call.held, origins: outsideOrigins(call.held) };
  const outsideNow = () => {
    const { held } = call;
    if (held !== outside.held) outside = { held, origins: outsideOrigins(held) };
    return outside.origins;
  };
  htmlRoutes(fastify, {
    storefront,
    storeUrl: settings.storeUrl,
    askerOf: (request) => askerOf(call, request),
    viewOf: (code) => {
      const directory = call.held(stores);
      return directory.viewByCode(code ?? "default") ?? directory.defaultView;
    },
    version: storeVersion(call),
    epoch: () => String(call.held(readModel).current().prices.epochAt(clock())),
    dictionaryOf: (locale) => call.held(translations).get(locale),
    headerPx: (store) => settingsOf({ held: call.held, store }).headerBreakpointPx,
    outside: outsideNow,
    now: () => clock().getTime(),
  });
}
