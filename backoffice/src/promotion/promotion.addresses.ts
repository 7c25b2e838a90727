import { addressOf } from "../page/address-of.ts";

export const rulesAt = addressOf("/promotions");
/** `new` in the place of the id is one that is not written yet. */
export const ruleAt = addressOf("/promotions/{id}");
export const catalogRulesAt = addressOf("/catalog-rules");
export const catalogRuleAt = addressOf("/catalog-rules/{id}");
