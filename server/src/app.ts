import cookie from "@fastify/cookie";
import { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { orderEndpoints } from "@placket/contract/order/order.rest";
import { storeEndpoints } from "@placket/contract/store/store.rest";
import fastifyFactory, { type FastifyInstance } from "fastify";
import { cartHandlers } from "./cart/cart.rest.ts";
import { createReadModel } from "./catalog/read-model.ts";
import { checkoutHandlers } from "./checkout/checkout.rest.ts";
import { systemClock, type Clock } from "./context.ts";
import { createDirectory } from "./directory/directory.ts";
import { mountGraphql } from "./graphql/mount-graphql.ts";
import { mountErrors } from "./http/errors.ts";
import { limitWrites } from "./http/limits.ts";
import { processLog, type Log } from "./http/log.ts";
import { mount } from "./http/mount.ts";
import { contextFor, restCalls, type CallParts } from "./http/open-call.ts";
import { secureHeaders } from "./http/secure-headers.ts";
import { createJobs } from "./jobs/jobs.ts";
import { orderHandlers } from "./order/order.rest.ts";
import { smtpTransport } from "./providers/mail/mail-transport.ts";
import { choosePaymentProvider } from "./providers/payment/choose-provider.ts";
import type { PaymentProvider } from "./providers/payment/payment-provider.ts";
import type { App, AppInput } from "./serve.ts";
import type { Services } from "./services.ts";
import { loadTableRates } from "./shipping/shipping.ts";
import { loadStoreDirectory } from "./store/store-config.ts";
import { storeHandlers } from "./store/store.rest.ts";
import { loadTaxTable } from "./tax/tax.ts";

/** What tests put in the place of the real thing: the clock, and whoever moves the money. */
export interface AppParts extends AppInput {
  readonly clock?: Clock;
  readonly payment?: PaymentProvider;
  readonly log?: Log;
}

/** Assembles one server: reads what it keeps in memory, mounts every room's calls. */
export async function buildApp(parts: AppParts): Promise<App & { readonly call: CallParts }> {
  const { database, settings } = parts;
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? processLog(settings.logLevel);
  const services = await loadServices(parts, { clock, log });
  const call: CallParts = { db: database.db, services, settings, clock, log };
  const fastify = fastifyFactory({
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 4096 },
  });
  await fastify.register(cookie);
  secureHeaders(fastify);
  mountErrors(fastify, log);
  await limitWrites(fastify, settings);
  mountRest(fastify, call);
  await mountGraphql(fastify, call);
  const jobs = createJobs({
    database,
    log,
    context: () => contextFor(call, services.stores.defaultView),
  });
  return {
    fastify,
    call,
    start: () => jobs.start(),
    stop: async () => {
      await jobs.stop();
      services.mail?.close();
      await services.catalog.close();
    },
  };
}

/** Bytes of a request body; pictures and imports have limits of their own. */
const BODY_BYTES = 256 * 1024;

async function loadServices(
  { database, settings, payment }: AppParts,
  { clock, log }: { clock: Clock; log: Log },
): Promise<Services> {
  const [stores, taxes, tableRates, catalog] = await Promise.all([
    loadStoreDirectory(database.db),
    loadTaxTable(database.db),
    loadTableRates(database.db),
    createReadModel({ database, now: clock, log }),
  ]);
  return {
    catalog,
    directory: createDirectory(),
    mail: settings.smtpUrl === undefined ? undefined : smtpTransport(settings.smtpUrl),
    payment: payment ?? choosePaymentProvider(settings),
    stores,
    taxes,
    tableRates,
  };
}

function mountRest(fastify: FastifyInstance, call: CallParts): void {
  const openCall = restCalls(call);
  mount(fastify, cartEndpoints, { handlers: cartHandlers, openCall });
  mount(fastify, checkoutEndpoints, { handlers: checkoutHandlers, openCall });
  mount(fastify, orderEndpoints, { handlers: orderHandlers, openCall });
  mount(fastify, storeEndpoints, { handlers: storeHandlers, openCall });
}
