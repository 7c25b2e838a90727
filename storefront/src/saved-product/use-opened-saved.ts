import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { useAddress } from "../routing/RouterContext.tsx";
import { savedIdOf } from "./saved-address.ts";
import { savedProductQuery, type ShownSaved } from "./saved-products.queries.ts";

interface OpenedSaved {
  /** The saved product that the address names (ROUTE-53); undefined of a stranger's, and where it names none. */
  readonly saved: ShownSaved | undefined;
  /** It is being asked for. */
  readonly isAwaited: boolean;
}

/** What a product's page was opened with to be changed. */
export function useOpenedSaved(): OpenedSaved {
  const id = savedIdOf(useAddress().search);
  const isNamed = id !== undefined;
  const { data, isPending } = useQuery({
    ...savedProductQuery(useShop(), id ?? 0),
    enabled: isNamed,
  });
  return { saved: isNamed ? data : undefined, isAwaited: isNamed && isPending };
}
