import type { designAdminEndpoints } from "@placket/contract/production/design.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import type { SavedDesign, ListedDesign } from "./design.sql.ts";
import {
  addDesign,
  changeDesign,
  designById,
  listDesigns,
  removeDesign,
  renameDesign,
} from "./designs.ts";
import { jobText } from "./job-text.ts";

export const designHandlers: Handlers<typeof designAdminEndpoints> = {
  designs: async ({ ctx }) => ok({ designs: (await listDesigns(ctx)).map(listedToWire) }),
  design: async ({ ctx }, { params }) => wire(await designById(ctx, params.id)),
  addDesign: async ({ ctx }, { body }) => wire(await transact(ctx, (tx) => addDesign(tx, body))),
  changeDesign: async ({ ctx }, { params, body }) =>
    wire(await transact(ctx, (tx) => changeDesign(tx, params.id, body))),
  renameDesign: async ({ ctx }, { params, body }) =>
    wire(await transact(ctx, (tx) => renameDesign(tx, params.id, body))),
  removeDesign: async ({ ctx }, { params, body }) => {
    const gone = await transact(ctx, (tx) => removeDesign(tx, params.id, body.version));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  jobText: ({ ctx }, { params }) => jobText(ctx, params.id),
};

const wire = (kept: Result<SavedDesign>) => (kept.ok ? ok(designToWire(kept.value)) : kept);

const designToWire = ({ composition, placement, ...listed }: SavedDesign) => ({
  ...listedToWire(listed),
  composition,
  placement,
});

const listedToWire = ({ id, name, version, order, changedAt, by }: ListedDesign) => ({
  id,
  name,
  version,
  order,
  changedAt: changedAt.toISOString(),
  by,
});
