import type { CustomerFromOrderInput } from "../graphql.gen.ts";

interface AccountFromOrder {
  /** Of the order, with the token that opens it. */
  readonly number: string;
  readonly token: string;
  readonly password: string;
}

/** What an account is made of after an order (ACCT-30). */
export const accountFromOrderToInput = ({
  number,
  ...key
}: AccountFromOrder): CustomerFromOrderInput => ({ order_number: number, ...key });
