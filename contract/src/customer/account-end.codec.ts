import { amountFromWire } from "../money/money.codec.ts";
import type { z } from "zod";
import type { customerEndpoints } from "./customer.rest.ts";

type AccountEndWire = z.output<typeof customerEndpoints.accountEnd.reply>;

/** What stands in the way of the end of an account, in words, and what is lost by it. */
export const accountEndFromWire = (wire: AccountEndWire) => ({
  hindrances: wire.hindrances,
  points: wire.points,
  credit: wire.store_credit.map(amountFromWire),
  wantsPassword: wire.wants_password,
});
