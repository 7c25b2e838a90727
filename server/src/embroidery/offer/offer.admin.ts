import type { offerAdminEndpoints } from "@placket/contract/embroidery/offer.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import {
  addOffer,
  changeOffer,
  listOffers,
  offerCategories,
  removeOffer,
} from "./manage-offers.ts";
import type { WrittenOffer } from "./offer-admin.sql.ts";

export const offerAdminHandlers: Handlers<typeof offerAdminEndpoints> = {
  embroideryOffers: async ({ ctx }) =>
    ok({
      offers: (await listOffers(ctx)).map(toWire),
      categories: [...offerCategories(ctx)],
    }),
  addEmbroideryOffer: async ({ ctx }, { body: { terms, ...scope } }) =>
    wire(await transact(ctx, (tx) => addOffer(tx, { ...scope, ...terms }))),
  changeEmbroideryOffer: async ({ ctx }, { params: { id }, body: { terms, ...scope } }) =>
    wire(await transact(ctx, (tx) => changeOffer(tx, id, { ...scope, ...terms }))),
  removeEmbroideryOffer: async ({ ctx }, { params: { id }, body: { version } }) => {
    const gone = await transact(ctx, (tx) => removeOffer(tx, id, version));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
};

const wire = (written: Result<WrittenOffer>) => (written.ok ? ok(toWire(written.value)) : written);

const toWire = ({ id, version, name, position, skus, categoryIds, ...terms }: WrittenOffer) => ({
  id,
  version,
  name,
  position,
  skus: [...skus],
  categoryIds: [...categoryIds],
  terms,
});
