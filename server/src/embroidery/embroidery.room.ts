import { embroideryAdminEndpoints } from "@placket/contract/embroidery/embroidery.admin";
import { fontAdminEndpoints } from "@placket/contract/embroidery/font.admin";
import { logoAdminEndpoints } from "@placket/contract/embroidery/logo.admin";
import { offerChoicesAdminEndpoints } from "@placket/contract/embroidery/offer-choices.admin";
import { offerAdminEndpoints } from "@placket/contract/embroidery/offer.admin";
import { logoEndpoints } from "@placket/contract/embroidery/logo.rest";
import { embroideryEndpoints } from "@placket/contract/embroidery/embroidery.rest";
import { HOUR_MS } from "@placket/domain/durations";
import { embroideryTellers } from "../catalog/product/product-embroidery.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { embroideryAdminHandlers } from "./embroidery.admin.ts";
import { embroideryHandlers } from "./embroidery.rest.ts";
import { fontAdminHandlers } from "./font/font.admin.ts";
import { broughtFiles } from "./logo/owned/brought-often.ts";
import { fileScanner } from "./logo/reading/file-scan.ts";
import { logoReading } from "./logo/reading/logo-reading.ts";
import { logoRoutes } from "./logo/logo-routes.ts";
import { logoAdminHandlers } from "./logo/logo.admin.ts";
import { logoResolvers } from "./logo/logo.graphql.ts";
import { logoHandlers } from "./logo/logo.rest.ts";
import { sweepLogos } from "./logo/owned/sweep-logos.ts";
import { offerAdminHandlers } from "./offer/offer.admin.ts";
import { offerChoicesAdminHandlers } from "./offer/offer-choices.admin.ts";
import { embroideryOffers, offerReadings } from "./offer/offers.ts";
import { embroideryTold } from "./offer/told-on-page.ts";
import { sewing } from "./sewing/sewing.ts";
import { sheetPress } from "./sheet-press.ts";
import { wornPictures } from "./worn/worn-pictures.ts";

export const embroideryRoom: Room = {
  rest: calls(
    { ...embroideryEndpoints, ...logoEndpoints },
    { ...embroideryHandlers, ...logoHandlers },
  ),
  resolvers: logoResolvers,
  routes: logoRoutes,
  admin: calls(
    {
      ...embroideryAdminEndpoints,
      ...fontAdminEndpoints,
      ...logoAdminEndpoints,
      ...offerAdminEndpoints,
      ...offerChoicesAdminEndpoints,
    },
    {
      ...embroideryAdminHandlers,
      ...fontAdminHandlers,
      ...logoAdminHandlers,
      ...offerAdminHandlers,
      ...offerChoicesAdminHandlers,
    },
  ),
  holds: [
    broughtFiles,
    embroideryOffers,
    fileScanner,
    logoReading,
    offerReadings,
    sewing,
    sheetPress,
    wornPictures,
  ],
  fills: [embroideryTellers.filledWith(embroideryTold)],
  jobs: [
    { name: "loose logos", everyMs: HOUR_MS, gatherMs: 0, work: sweepLogos },
    {
      name: "old worn pictures",
      everyMs: HOUR_MS,
      gatherMs: 0,
      work: ({ held, now }) => held(wornPictures).forgetUnwanted(now),
    },
  ],
};
