import { TEAM_PART } from "@placket/domain/cart/team-part";
import type { Order } from "../order.queries.ts";

/** Whether a line stands in a list of wearers. */
export const standsInTeam = ({ options }: Pick<Order["items"][number], "options">): boolean =>
  options.some(({ label }) => label === TEAM_PART.label);
