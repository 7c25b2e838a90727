import { ADMIN_PAGES } from "@placket/contract/admin-api";

/** Every address of the back office: the routes and the links are both made from it. */
export const addresses = {
  orders: `${ADMIN_PAGES}/orders`,
  order: `${ADMIN_PAGES}/orders/:number`,
  letters: `${ADMIN_PAGES}/letters`,
  letter: `${ADMIN_PAGES}/letters/:id`,
  embroidery: `${ADMIN_PAGES}/embroidery`,
  alphabet: `${ADMIN_PAGES}/embroidery/alphabet`,
  flags: `${ADMIN_PAGES}/embroidery/flags`,
  flag: `${ADMIN_PAGES}/embroidery/flags/:code`,
} as const;

export type ScreenName = keyof typeof addresses;

type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}` ? Name : never;
type Query = Readonly<Record<string, string | number | undefined>>;

/** `hrefTo("order", { number: "100000001" })`, `hrefTo("orders", { status: "processing" })` */
export function hrefTo<Name extends ScreenName>(
  name: Name,
  values: Readonly<Record<ParamOf<(typeof addresses)[Name]>, string | number>> & Query,
): string {
  const rest = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const path = addresses[name].replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  const search = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]));
  return rest.size === 0 ? path : `${path}?${search}`;
}

/** Which screen a path names, with its parameter; `undefined` when none. The front door leads to the orders. */
export function screenAt(
  path: string,
): { readonly name: ScreenName; readonly param: string } | undefined {
  const bare = path.replace(/\/$/, "");
  if (bare === ADMIN_PAGES) return { name: "orders", param: "" };
  for (const [name, pattern] of Object.entries(addresses)) {
    const [start = "", key] = pattern.split(":");
    if (key === undefined && bare === start) return { name: name as ScreenName, param: "" };
    const param = path.slice(start.length);
    if (key !== undefined && path.startsWith(start) && /^[\w-]+$/.test(param)) {
      return { name: name as ScreenName, param };
    }
  }
  return undefined;
}
