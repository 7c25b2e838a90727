import { configurationToWire } from "@placket/contract/embroidery/configuration.codec";
import type { embroideryEndpoints } from "@placket/contract/embroidery/embroidery.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { sayIn } from "../translation/say.ts";
import { configurationOf } from "./offer/configuration.ts";

export const embroideryHandlers: Handlers<typeof embroideryEndpoints> = {
  embroidery: async ({ ctx }, { query }) => {
    const found = await configurationOf(ctx, query);
    return found.ok ? ok(configurationToWire(found.value, sayIn(ctx))) : found;
  },
};
