// Generated from the endpoint tables by `npm run generate`: change those, not this.

/** Method and path of every endpoint; shapes stay with the server so that no browser loads them. */
export const routes = {
  letter: { method: "GET", path: "letters/:id" },
  letters: { method: "GET", path: "letters" },
  lookAfterOrder: { method: "POST", path: "orders/:number/recovery" },
  order: { method: "GET", path: "orders/:number" },
  orders: { method: "GET", path: "orders" },
  printProof: { method: "POST", path: "embroidery/proofs" },
  printWorksheet: { method: "POST", path: "embroidery/worksheets" },
  session: { method: "GET", path: "session" },
  signIn: { method: "POST", path: "session" },
  signOut: { method: "DELETE", path: "session" },
} as const;

export type RouteName = keyof typeof routes;
