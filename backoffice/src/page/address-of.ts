import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { fillPattern, type ParamsOf } from "@placket/web/link/pattern";
import { searchOf } from "@placket/web/link/search";

/** What stands behind the `?` of an address; what is empty or missing is left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** The address of a page: called with its parameters it is the link there. */
export interface PageAddress<Pattern extends string = string> {
  (params: ParamsOf<Pattern>, query?: Query): string;
  /** `/admin/orders/{number}` */
  readonly pattern: Pattern;
}

/** `addressOf("/orders/{number}")({ number: "100000001" })` is `/admin/orders/100000001`. */
export function addressOf<const Path extends string>(
  path: Path,
): PageAddress<`${typeof ADMIN_PAGES}${Path}`> {
  const pattern = `${ADMIN_PAGES}${path}` as const;
  const link = (params: object, query: Query = {}) => {
    const filled = fillPattern(pattern, params as Readonly<Record<string, string>>);
    if (filled === undefined) throw new Error(`No address ${pattern} from these parameters`);
    return filled + searchOf(query);
  };
  return Object.assign(link, { pattern });
}
