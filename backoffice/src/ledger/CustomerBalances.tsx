import { useQuery } from "@tanstack/react-query";
import { useMay } from "../page/permissions.ts";
import { Balances } from "./Balances.tsx";
import { holderQuery } from "./ledger.queries.ts";

/** Store credit and points on the page of their customer, for whoever may see them. */
export default function CustomerBalances({
  customer,
}: {
  readonly customer: { readonly id: number };
}) {
  return useMay("balances.read") ? <Found id={String(customer.id)} /> : null;
}

function Found({ id }: { readonly id: string }) {
  const { data: holder } = useQuery(holderQuery(id));
  return holder ? <Balances holder={holder} /> : null;
}
