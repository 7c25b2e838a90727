import { VALUE_ERRORS } from "@placket/domain/store/value-errors";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, INT_MAX, text } from "../shapes.ts";

/** Where a setting holds; the id of the default scope is 0. */
const scopeKind = z.enum(["default", "website", "store"]);
const scopeNumber = z.int().min(0).max(2_147_483_647);
/** As it stands in an address. */
const scopeId = asNumber(z.int().min(0).max(INT_MAX));
const scope = z.object({ kind: scopeKind, id: scopeNumber });
/** Whoever means the default scope need not know that its id is 0. */
const scopeAsked = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("default"), id: scopeNumber.default(0) }),
  z.object({ kind: z.enum(["website", "store"]), id: scopeNumber }),
]);

const setting = z.object({
  /** The key of `StoreSettings`. */
  path: z.string(),
  /** What this scope itself says; what it inherits where it says nothing. */
  value: z.unknown(),
  /** Whether this scope says it itself. */
  isOwn: z.boolean(),
  /** What holds here when the scope says nothing, and who says so: `built-in` is the store's own default. */
  inherited: z.object({
    value: z.unknown(),
    from: z.enum(["built-in", "default", "website"]),
  }),
  /** Who changed it last in this scope, and when; `null` when nobody has. */
  changed: z.object({ by: z.string(), at: z.string() }).nullable(),
});

const settingsAtScope = z.object({
  scopes: z.array(scope.extend({ name: z.string() })),
  scope,
  /** Names what the scope says itself; a change is written against it. */
  edition: z.string(),
  settings: z.array(setting),
});

const errors = ["staff.signInRequired", "store.noSuchScope"] as const;

/** What staff set for the shop (hallway §5, §7). */
export const storeAdminEndpoints = {
  shopSettings: endpoint({
    method: "GET",
    path: "settings",
    summary: "Every setting as a scope says or inherits it, and the scopes there are.",
    source: "issue 8, A6; hallway §7",
    can: "settings.change",
    query: z.object({
      scope: scopeKind.default("default"),
      id: scopeId.default(0),
    }),
    reply: settingsAtScope,
    errors: [...errors],
  }),
  changeSettings: endpoint({
    method: "PATCH",
    path: "settings",
    summary:
      "Sets values of a scope and lets others be inherited again, all of them or none. Written against the `edition` that was read: when somebody else changed the scope meanwhile, nothing is.",
    source: "issue 8, A6; hallway §7",
    can: "settings.change",
    body: z.object({
      scope: scopeAsked,
      edition: text(64),
      /** Values by path. */
      set: z.record(z.string(), z.unknown()),
      /** Paths that are inherited from now on. */
      useDefault: z.array(text(100)).max(200),
    }),
    reply: settingsAtScope,
    errors: [
      ...errors,
      "access.forbidden",
      ...VALUE_ERRORS,
      "store.settingRange",
      "store.settingSpending",
      "store.settingPopup",
      "store.noSuchSetting",
      "store.settingsChanged",
    ],
  }),
} as const satisfies EndpointTable;
