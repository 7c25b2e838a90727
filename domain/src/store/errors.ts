import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";
import { valueErrors } from "./value-errors.ts";

/** Refusals of what staff set for the shop. */
export const storeErrors = {
  "store.noSuchSetting": refusal("There is no setting %1.", "hallway §5", {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  }),
  ...valueErrors,
  "store.countryNotServed": refusal(
    "Every store view has to sell to its default country.",
    "CONF-17, issue 8",
    { shown: { as: "field" } },
  ),
  "store.settingRange": fieldRefusal("%1: this range ends before it begins.", "hallway §5"),
  "store.settingSpending": fieldRefusal(
    "%1: nobody could spend points. The least has to be reached in whole steps by the most.",
    "hallway §5",
  ),
  "store.settingPopup": fieldRefusal(
    "%1: the popup needs a promotion that gives codes, and what it saves.",
    "FOOT-17, FOOT-19",
  ),
  "store.settingSameContainer": fieldRefusal(
    "%1: both data layers would have the same container, and everything would be counted twice.",
    "CONF-27, ANALYTICS-01",
  ),
  "store.noSuchScope": refusal("There is no such website or store view.", "hallway §5", {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  }),
  "store.settingsChanged": refusal(
    "Somebody else changed these settings meanwhile. Nothing was saved.",
    "hallway §7, parallel edits",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
