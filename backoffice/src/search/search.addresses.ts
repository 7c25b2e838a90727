import { addressOf } from "../page/address-of.ts";

export const synonymsAt = addressOf("/synonyms");
export const synonymAt = addressOf("/synonyms/{id}");
export const missedSearchesAt = addressOf("/missed-searches");
