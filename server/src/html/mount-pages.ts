import { pageAnalyticsText } from "@placket/contract/analytics/page-analytics.codec";
import type { FastifyInstance } from "fastify";
import { pageConsent } from "../consent/kept-list.ts";
import { readModel } from "../catalog/read-model.ts";
import { portalsNamed } from "@placket/domain/customer/named-portal";
import { askerOf, clientOf, contextFor, type CallParts } from "../http/open-call.ts";
import { storeVersion } from "../http/store-version.ts";
import { portalPause } from "../store/portal-tries.ts";
import { pathInView } from "../store-switch/path-in-view.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { translations } from "../translation/translation.ts";
import { htmlRoutes, type PageAsked } from "./html.ts";
import { outsideOrigins } from "./outside-origins.ts";
import type { Storefront } from "./renderer.ts";

/** The pages of the store. */
export function mountPages(
  fastify: FastifyInstance,
  call: CallParts,
  storefront: Storefront,
): void {
  const { settings, clock } = call;
  const originsOf = (held: CallParts["held"]) => ({
    held,
    least: outsideOrigins(held),
    hearing: outsideOrigins(held, true),
  });
  let outside = originsOf(call.held);
  const outsideNow = (hears: boolean) => {
    if (call.held !== outside.held) outside = originsOf(call.held);
    return hears ? outside.hearing : outside.least;
  };
  htmlRoutes(fastify, {
    storefront,
    storeUrl: settings.storeUrl,
    askerOf: (request) => askerOf(call, request),
    viewOf: (code) => {
      const directory = call.held(stores);
      return directory.viewByCode(code ?? "default") ?? directory.defaultView;
    },
    addressIn: (from, to, url) => pathInView(contextFor(call, from), url, to),
    portalPause: (asked) => pauseOf(call, asked),
    version: storeVersion(call),
    epoch: () => String(call.held(readModel).current().prices.epochAt(clock())),
    dictionaryOf: (locale) => call.held(translations).get(locale),
    analyticsOf: (store) => pageAnalyticsText(settingsOf({ held: call.held, store })),
    consentOf: (store) => pageConsent(settingsOf({ held: call.held, store })),
    headerPx: (store) => settingsOf({ held: call.held, store }).headerBreakpointPx,
    outside: outsideNow,
    now: () => clock().getTime(),
  });
}

/** A page answers to a code as the call does that its login asks (issue 9): it is counted likewise, kept or not. */
function pauseOf(call: CallParts, { url, view, principal, request }: PageAsked): number {
  const { pathname: path, searchParams } = new URL(url, "http://store");
  const codes = portalsNamed({ path, code: searchParams.get("code") });
  if (codes.length === 0) return 0;
  return portalPause({ ...contextFor(call, view), principal, client: clientOf(request) }, codes);
}
