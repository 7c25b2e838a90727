import { useQuery } from "@tanstack/react-query";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Balances } from "./Balances.tsx";
import { balancesAt } from "./ledger.addresses.ts";
import { holderQuery } from "./ledger.queries.ts";

/** What one customer has, what happened to it, and giving and taking. */
export default function BalancePage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data: holder, error, refetch } = useQuery(holderQuery(id));
  if (error && !holder) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={holder ? `Credit and Points of ${holder.email}` : "Credit and Points"} />
      <p>
        <a className="link" href={balancesAt({})}>
          All customers
        </a>
      </p>
      {holder ? (
        <Balances holder={holder} />
      ) : (
        <LoadingRows label="Loading the balances" rows={3} />
      )}
    </>
  );
}
