import { join } from "node:path";
import { fileURLToPath } from "node:url";
import cookie from "@fastify/cookie";
import { ADMIN_API } from "@placket/contract/admin-api";
import { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { catalogEndpoints } from "@placket/contract/catalog/catalog.rest";
import { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { embroideryAdminEndpoints } from "@placket/contract/embroidery/embroidery.admin";
import { mailAdminEndpoints } from "@placket/contract/mail/mail.admin";
import { orderAdminEndpoints } from "@placket/contract/order/order.admin";
import { orderEndpoints } from "@placket/contract/order/order.rest";
import { routingEndpoints } from "@placket/contract/routing/routing.rest";
import { searchEndpoints } from "@placket/contract/search/search.rest";
import { staffAdminEndpoints } from "@placket/contract/staff/staff.admin";
import { storeEndpoints } from "@placket/contract/store/store.rest";
import fastifyFactory, { type FastifyInstance } from "fastify";
import { cartHandlers } from "./cart/cart.rest.ts";
import { catalogPage } from "./catalog/catalog-pages.ts";
import { catalogHandlers } from "./catalog/catalog.rest.ts";
import { createReadModel } from "./catalog/read-model.ts";
import { checkoutHandlers } from "./checkout/checkout.rest.ts";
import { startControlServer, type ControlServer } from "./command/control.ts";
import { systemClock, type Clock } from "./context.ts";
import { createDirectory } from "./directory/directory.ts";
import { embroideryAdminHandlers } from "./embroidery/embroidery.admin.ts";
import { openSheetPress } from "./embroidery/sheet-press.ts";
import { mountGraphql } from "./graphql/mount-graphql.ts";
import { mountErrors } from "./http/errors.ts";
import { limitWrites } from "./http/limits.ts";
import { processLog, type Log } from "./http/log.ts";
import { mount } from "./http/mount.ts";
import { contextFor, restCalls, type CallParts } from "./http/open-call.ts";
import { docsPages } from "./http/docs-pages.ts";
import { guardText } from "./http/text-guard.ts";
import { secureHeaders } from "./http/secure-headers.ts";
import { htmlRoutes } from "./html/html.ts";
import type { Storefront } from "./html/renderer.ts";
import { outsideOrigins } from "./html/outside-origins.ts";
import { createJobs } from "./jobs/jobs.ts";
import { mailAdminHandlers } from "./mail/mail.admin.ts";
import { mediaRoutes } from "./media/media.ts";
import { orderAdminHandlers } from "./order/order.admin.ts";
import { orderHandlers } from "./order/order.rest.ts";
import type { BotCheckProvider } from "./providers/bot-check/bot-check-provider.ts";
import { recaptchaProvider } from "./providers/bot-check/recaptcha-provider.ts";
import { smtpTransport } from "./providers/mail/mail-transport.ts";
import { placesKey } from "@placket/domain/store/places-key";
import { choosePaymentProvider } from "./providers/payment/choose-provider.ts";
import type { PaymentProvider } from "./providers/payment/payment-provider.ts";
import { routingHandlers } from "./routing/routing.rest.ts";
import { searchHandlers } from "./search/search.rest.ts";
import type { App, AppInput } from "./serve.ts";
import type { Services } from "./services.ts";
import { loadTableRates } from "./shipping/shipping.ts";
import { adminPages, type Backoffice } from "./staff/admin-pages.ts";
import { staffAdminHandlers } from "./staff/staff.admin.ts";
import { staffCalls } from "./staff/staff-calls.ts";
import { loadStoreDirectory } from "./store/store-config.ts";
import { storeHandlers } from "./store/store.rest.ts";
import { loadTaxTable } from "./tax/tax.ts";
import { loadTranslations } from "./translation/translation.ts";

/** What tests put in the place of the real thing: the clock, whoever moves the money or tells machines. */
export interface AppParts extends AppInput {
  readonly clock?: Clock;
  readonly payment?: PaymentProvider;
  readonly botCheck?: BotCheckProvider;
  readonly log?: Log;
  /** The built storefront; without it the server answers calls only. */
  readonly storefront?: Storefront | undefined;
  /** The built back office; its calls are answered without it as well. */
  readonly backoffice?: Backoffice | undefined;
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
  await guard(fastify, call);
  await mountRooms(fastify, parts, call);
  let control: ControlServer | undefined;
  const jobs = createJobs({
    database,
    log,
    context: () => contextFor(call, services.stores.defaultView),
  });
  return {
    fastify,
    call,
    start: async () => {
      await jobs.start();
      if (database.kind === "embedded") control = await startControlServer(controlParts(call));
    },
    stop: async () => {
      await control?.close();
      await jobs.stop();
      services.mail?.close();
      await services.sheets.close();
      await services.catalog.close();
    },
  };
}

/** What holds for every call, whatever it asks. */
async function guard(fastify: FastifyInstance, { settings, log }: CallParts): Promise<void> {
  await fastify.register(cookie);
  guardText(fastify);
  secureHeaders(fastify);
  mountErrors(fastify, log);
  await limitWrites(fastify, settings);
}

async function mountRooms(
  fastify: FastifyInstance,
  { backoffice, storefront }: AppParts,
  call: CallParts,
): Promise<void> {
  mountRest(fastify, call);
  mountAdmin(fastify, call);
  await mountGraphql(fastify, call);
  mediaRoutes(fastify, call.settings);
  docsPages(fastify, DOCS);
  if (backoffice) adminPages(fastify, backoffice);
  if (storefront) mountPages(fastify, call, storefront);
}

/** Import and export reach the embedded database through this process, never beside it. */
const controlParts = ({ db, services, settings, clock, log }: CallParts) => ({
  db,
  dataDir: settings.dataDir,
  now: clock,
  log,
  showChanges: () => services.catalog.refresh(),
});

/** The pages that `npm run generate` writes. */
const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));

/** Dictionaries that come with the store; a shop's own stand in `DATA_DIR/translations`. */
const SHIPPED_TRANSLATIONS = fileURLToPath(
  new URL("../../storefront/translations", import.meta.url),
);

/** Bytes of a request body; pictures and imports have limits of their own. */
const BODY_BYTES = 256 * 1024;

async function loadServices(
  { database, settings, payment, botCheck }: AppParts,
  { clock, log }: { clock: Clock; log: Log },
): Promise<Services> {
  const [stores, taxes, tableRates, catalog] = await Promise.all([
    loadStoreDirectory(database.db),
    loadTaxTable(database.db),
    loadTableRates(database.db),
    createReadModel({ database, now: clock, log }),
  ]);
  const locales = stores.views.map(({ locale }) => locale);
  const folders = [SHIPPED_TRANSLATIONS, join(settings.dataDir, "translations")];
  const { recaptcha } = settings;
  return {
    botCheck: botCheck ?? (recaptcha && recaptchaProvider(recaptcha)),
    catalog,
    directory: createDirectory(),
    mail: settings.smtpUrl === undefined ? undefined : smtpTransport(settings.smtpUrl),
    payment: payment ?? choosePaymentProvider(settings),
    sheets: openSheetPress(),
    stores,
    taxes,
    tableRates,
    translations: await loadTranslations(locales, { folders, log }),
  };
}

function mountRest(fastify: FastifyInstance, call: CallParts): void {
  const openCall = restCalls(call);
  mount(fastify, cartEndpoints, { handlers: cartHandlers, openCall });
  mount(fastify, catalogEndpoints, { handlers: catalogHandlers, openCall });
  mount(fastify, checkoutEndpoints, { handlers: checkoutHandlers, openCall });
  mount(fastify, orderEndpoints, { handlers: orderHandlers, openCall });
  mount(fastify, routingEndpoints, { handlers: routingHandlers([catalogPage]), openCall });
  mount(fastify, searchEndpoints, { handlers: searchHandlers, openCall });
  mount(fastify, storeEndpoints, { handlers: storeHandlers, openCall });
}

/** The calls of the back office: their own prefix, their own way to know who asks. */
function mountAdmin(fastify: FastifyInstance, call: CallParts): void {
  const staff = { openCall: staffCalls(call), prefixes: [ADMIN_API] };
  mount(fastify, embroideryAdminEndpoints, { handlers: embroideryAdminHandlers, ...staff });
  mount(fastify, mailAdminEndpoints, { handlers: mailAdminHandlers, ...staff });
  mount(fastify, orderAdminEndpoints, { handlers: orderAdminHandlers, ...staff });
  mount(fastify, staffAdminEndpoints, { handlers: staffAdminHandlers, ...staff });
}

/** The pages of the store; whatever the catalogue's change may show is drawn anew. */
function mountPages(fastify: FastifyInstance, call: CallParts, storefront: Storefront): void {
  const { services, settings, clock } = call;
  let version = {};
  services.catalog.onChange(() => {
    version = {};
  });
  htmlRoutes(fastify, {
    storefront,
    storeUrl: settings.storeUrl,
    viewOf: (code) => services.stores.viewByCode(code ?? "default") ?? services.stores.defaultView,
    version: () => version,
    dictionaryOf: (locale) => services.translations.get(locale),
    outside: outsideOrigins({
      payment: services.payment.browserSources,
      hasRecaptcha: services.botCheck !== undefined,
      completesAddresses: services.stores.views.some(
        (view) => placesKey(services.stores.settingsOf(view)) !== null,
      ),
    }),
    now: () => clock().getTime(),
  });
}
