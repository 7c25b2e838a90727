import type { AssignedCustomer } from "@placket/contract/customer/tools.codec";
import { reload } from "@placket/web/late/reload";
import type { Shop } from "../api/shop.ts";
import { keepSignIn, tellTabs } from "../customer/kept-sign-in.ts";

/** Begins to shop in a customer's name, and loads the page anew as theirs. @throws CallError what the server refuses with. */
export async function actFor(shop: Shop, { id, email }: AssignedCustomer): Promise<void> {
  const { token } = await shop.call("actForCustomer", { body: { asCustomerId: id } });
  keepSignIn({ token, email });
  tellTabs();
  reload(() => location.reload());
}
