import type { figuresEndpoints } from "@placket/contract/figures/figures.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { noteStage } from "./figures.ts";

export const figuresHandlers: Handlers<typeof figuresEndpoints> = {
  noteFigure: ({ ctx }, { body: { stage, sku } }) => {
    noteStage(ctx, stage, sku);
    return ok({ success: true as const });
  },
};
