import { logoToWire } from "@placket/contract/embroidery/logo.codec";
import type { offerChoicesAdminEndpoints } from "@placket/contract/embroidery/offer-choices.admin";
import { minorOf } from "@placket/domain/money/price-format";
import { ok } from "@placket/domain/problem";
import type { ServiceRow } from "../../catalog/service/service-prices.ts";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { stores } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { sayInEnglish } from "../../translation/say.ts";
import {
  findGarments,
  offerChoices,
  picturedGarment,
  priceService,
  toCost,
} from "./offer-choices.ts";

export const offerChoicesAdminHandlers: Handlers<typeof offerChoicesAdminEndpoints> = {
  embroideryChoices: async ({ ctx }) => {
    const { currency, services, logos } = await offerChoices(ctx);
    return ok({
      currency,
      services: services.map((service) => toWire(ctx, service)),
      logos: logos.map((logo) => ({
        number: logo.number,
        name: logo.name,
        picture: logoToWire(logo, sayInEnglish).image_thumb,
      })),
    });
  },
  embroideryGarments: ({ ctx }, { query }) => {
    const found = findGarments(ctx, query);
    return found.ok ? ok({ garments: [...found.value] }) : found;
  },
  embroideryGarment: async ({ ctx }, { params: { sku } }) => {
    const found = await picturedGarment(ctx, sku);
    return found.ok ? ok({ ...found.value, colors: [...found.value.colors] }) : found;
  },
  priceEmbroideryService: async ({ ctx }, { params: { sku }, body: { seen, ...price } }) => {
    const { catalogCurrency } = ctx.held(stores);
    const minor = (amount: number) => minorOf(amount, catalogCurrency);
    const steps = (quantities: (typeof price)["quantities"]) =>
      quantities.map((one) => ({ quantity: one.quantity, minor: minor(one.price) }));
    const written = await transact(ctx, (tx) =>
      priceService(tx, sku, {
        minor: minor(price.price),
        quantities: steps(price.quantities),
        seen: {
          minor: seen.price === null ? null : minor(seen.price),
          quantities: steps(seen.quantities),
        },
      }),
    );
    return written.ok ? ok(toWire(ctx, written.value)) : written;
  },
};

const toWire = (ctx: Ctx, service: ServiceRow) => {
  const { price, quantities } = toCost(ctx, service);
  const { sku, name, otherPrices } = service;
  return { sku, name, otherPrices, price, quantities: [...quantities] };
};
