import { together, type Together } from "@placket/domain/line/together";
import type { ShownItem } from "../cart.queries.ts";

/** Items of a cart that are shown as one. */
export type TogetherInCart = Together<ShownItem>;

/** The items of a cart in their order, those of a list where its first one stands. */
export const inTeams = (items: readonly ShownItem[]): readonly TogetherInCart[] =>
  together(items, ({ parts, familyId }) => ({
    title: parts.find(({ kind }) => kind === "team")?.text,
    product: familyId,
  }));
