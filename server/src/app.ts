import { fileURLToPath } from "node:url";
import cookie from "@fastify/cookie";
import { ADMIN_API } from "@placket/contract/admin-api";
import fastifyFactory, { type FastifyInstance } from "fastify";
import { systemClock, type Clock } from "./context.ts";
import { mountGraphql } from "./graphql/mount-graphql.ts";
import type { Instead } from "./held/held.ts";
import { openHoldings } from "./held/holdings.ts";
import { mountPages } from "./html/mount-pages.ts";
import type { Storefront } from "./html/renderer.ts";
import { docsPages } from "./http/docs-pages.ts";
import { mountErrors } from "./http/errors.ts";
import { boundLargeBodies } from "./http/guard/large-bodies.ts";
import { limitWrites } from "./http/limits.ts";
import { processLog, type Log } from "./http/log.ts";
import { contextFor, openCalls, type CallParts } from "./http/open-call.ts";
import { secureHeaders } from "./http/guard/secure-headers.ts";
import { readEveryKind, readJsonOnly } from "./http/body/bodies.ts";
import { landingIn } from "./http/body/landed-file.ts";
import { boundSlowBodies } from "./http/guard/slow-bodies.ts";
import { guardText } from "./http/guard/text-guard.ts";
import { TIMEOUTS, timeoutOptions, type Timeouts } from "./http/guard/timeouts.ts";
import { createJobs } from "./jobs/jobs.ts";
import { rooms } from "./rooms.ts";
import type { App, AppInput } from "./serve.ts";
import type { Settings } from "./settings.ts";
import { adminPages, type Backoffice } from "./staff/admin-pages.ts";

/** What a server is made of; tests put their own clock, log and providers in. */
export interface AppParts extends AppInput {
  readonly clock?: Clock;
  readonly log?: Log;
  /** What stands in the place of what the rooms hold. */
  readonly instead?: readonly Instead[];
  readonly timeouts?: Timeouts;
  /** The built storefront; without it the server answers calls only. */
  readonly storefront?: Storefront | undefined;
  /** The built back office; its calls are answered without it as well. */
  readonly backoffice?: Backoffice | undefined;
}

/** Assembles one server of the rooms: opens what they hold, mounts what they answer, begins their jobs. */
export async function buildApp(parts: AppParts): Promise<App & { readonly call: CallParts }> {
  const { database, settings, clock = systemClock } = parts;
  const log = parts.log ?? processLog(settings.logLevel);
  const holdings = await openHoldings(
    { database, settings, now: clock, log },
    {
      holds: rooms.flatMap(({ holds = [] }) => holds),
      fills: rooms.flatMap(({ fills = [] }) => fills),
      instead: parts.instead ?? [],
    },
  );
  const call: CallParts = {
    db: database.db,
    get held() {
      return holdings.held;
    },
    settings,
    clock,
    log,
  };
  const fastify = fastifyFactory({
    ...timeoutOptions(parts.timeouts ?? TIMEOUTS),
    bodyLimit: BODY_BYTES,
    ...trusted(settings),
    routerOptions: { maxParamLength: 4096 },
  });
  await guard(fastify, call, parts.timeouts ?? TIMEOUTS);
  await mountRooms(fastify, call);
  mountBrowsers(fastify, parts, call);
  const jobs = createJobs(
    { database, log, context: () => contextFor(call) },
    rooms.flatMap((room) => room.jobs ?? []),
  );
  return {
    fastify,
    call,
    start: () => jobs.start(),
    stop: async () => {
      await jobs.stop();
      await holdings.close();
    },
  };
}

/** Behind a proxy every shopper would have its address: limits and sessions want the one it tells. */
function trusted({ trustProxy }: Settings) {
  return trustProxy === undefined ? {} : { trustProxy: [...trustProxy] };
}

/** What holds for every call, whatever it asks. */
async function guard(
  fastify: FastifyInstance,
  { settings, log }: CallParts,
  timeouts: Timeouts,
): Promise<void> {
  await fastify.register(cookie);
  guardText(fastify);
  readJsonOnly(fastify);
  secureHeaders(fastify);
  mountErrors(fastify, log);
  await limitWrites(fastify, settings);
  boundLargeBodies(fastify);
  boundSlowBodies(fastify, timeouts);
}

/** Everything that the rooms answer: the store API, the back office's calls, GraphQL, and their own addresses. */
async function mountRooms(fastify: FastifyInstance, call: CallParts): Promise<void> {
  const openCall = openCalls(call);
  const staff = { openCall, prefixes: [ADMIN_API] };
  // GraphQL and the pages take no forms: only what a row of the contract names may be sent without asking.
  await fastify.register(async (scope) => {
    await readEveryKind(scope, landingIn(call.settings.dataDir));
    for (const { rest, admin } of rooms) {
      rest?.mount(scope, { openCall });
      admin?.mount(scope, staff);
    }
  });
  for (const { routes } of rooms) routes?.(fastify, call);
  await mountGraphql(fastify, call, {
    resolvers: rooms.map(({ resolvers = {} }) => resolvers),
    gatherings: rooms.flatMap(({ gathers = [] }) => gathers),
  });
}

/** What browsers show: the documents, the back office, the store. */
function mountBrowsers(
  fastify: FastifyInstance,
  { backoffice, storefront }: AppParts,
  call: CallParts,
): void {
  docsPages(fastify, DOCS);
  if (backoffice) adminPages(fastify, backoffice);
  if (storefront) mountPages(fastify, call, storefront);
}

/** The pages that `npm run generate` writes. */
const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));

/** Bytes of a request body; pictures and imports have limits of their own. */
const BODY_BYTES = 256 * 1024;
