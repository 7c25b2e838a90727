import { ALLOWED_SAVE_COOKIE } from "@placket/domain/storage/allowed-save-cookie";
import { isNumber, recordOf } from "./kept-shape.ts";
import { cookie } from "./keys.ts";

/** CONSENT-01, CONSENT-07, OPEN-44: Magento's word that something was accepted, by website. */
export const allowedSave = cookie(ALLOWED_SAVE_COOKIE, recordOf(isNumber));
