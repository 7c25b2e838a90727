import { routes } from "@placket/contract/routes.gen";

/** A call of the store by its name, and a row that is read by its name. */
const CALL = /\.call\(\s*"(\w+)"/g;
const ROW = /\broutes\.(\w+)\b/g;
/** A call whose name is known at run time alone. */
const UNNAMED = /\bshop\.call\((?!\s*")/;

/**
 * The source of a file with the row of each route in place of its name; undefined where it names none.
 * @throws where a call is named by a variable, which no build can put a row for.
 */
export function withRoutes(code: string): string | undefined {
  if (UNNAMED.test(code)) throw new Error('A call is named where it is made: shop.call("…")');
  const readsTable = code.includes("/routes.gen");
  const named = code.replace(CALL, (whole, name: string) => {
    const row = rowOf(name);
    return row === undefined ? whole : `.call(${row}`;
  });
  const read = readsTable
    ? named.replace(ROW, (whole, name: string) => rowOf(name) ?? whole)
    : named;
  return read === code ? undefined : read;
}

const rowOf = (name: string): string | undefined => {
  const row = Object.entries(routes).find(([key]) => key === name)?.[1];
  return row && JSON.stringify(row);
};
