import type { consentAdminEndpoints } from "@placket/contract/consent/consent.admin";
import type { ChoiceKind } from "@placket/domain/consent/choice";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { sayInEnglish } from "../translation/say.ts";
import type { ChoiceRow } from "./consent.sql.ts";
import { listChoices } from "./consent.ts";
import { durationText, typeOf } from "./consent-wire.ts";
import { keptList, versionOf } from "./kept-list.ts";

export const consentAdminHandlers: Handlers<typeof consentAdminEndpoints> = {
  keptThings: ({ ctx }) => {
    const settings = settingsOf({ held: ctx.held, store: ctx.held(stores).defaultView });
    const things = keptList(settings).map((thing) => ({
      name: thing.name,
      kind: thing.kind,
      duration: durationText(thing, sayInEnglish),
      type: typeOf(thing),
      domain: thing.domain ?? "",
      category: thing.category,
      about: thing.about,
    }));
    return ok({ list: versionOf(settings), things });
  },
  consents: async ({ ctx }, { query }) => {
    const page = await listChoices(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const rows = page.value.rows.map(({ storeViewId, chosenAt, ...row }) => ({
      ...row,
      view: viewName(ctx, storeViewId),
      chosenAt: chosenAt.toISOString(),
    }));
    return ok({ rows, next: page.value.next });
  },
  exportConsents: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listChoices(ctx, searchOf(query), { ...page, sort }));
    return csvFile("consents.csv", fileColumns(ctx), rows);
  },
};

interface AskedChoices {
  readonly search?: string | undefined;
  readonly choice?: ChoiceKind | undefined;
  readonly signal?: "sent" | "none" | undefined;
}

const searchOf = ({ search = "", choice, signal }: AskedChoices) => ({
  text: search.trim(),
  kind: choice,
  hasSignal: signal && signal === "sent",
});

const viewName = (ctx: Ctx, storeViewId: number): string =>
  ctx.held(stores).views.find(({ id }) => id === storeViewId)?.name ?? "";

const fileColumns = (ctx: Ctx): CsvColumns<ChoiceRow> => ({
  id: ({ id }) => id,
  chosen_at: ({ chosenAt }) => chosenAt.toISOString(),
  store_view: ({ storeViewId }) => viewName(ctx, storeViewId),
  customer_id: ({ customerId }) => customerId ?? "",
  visitor: ({ visitor }) => visitor ?? "",
  accepted: ({ accepted }) => accepted || "none",
  list: ({ list }) => list,
  privacy_signal: ({ hasSignal }) => (hasSignal ? "yes" : "no"),
});
