/** Calls whose names do not read as words, or read as something else than what they do. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  changeCustomerPassword: "Change the password",
  createCartQuote: "Make a quote",
  logOut: "Sign out",
  makeQuote: "Make a quote",
  placeOrder: "Place the order",
  putBackSaved: "Move a saved item to the cart",
  setPaymentMethodAndPlaceOrder: "Place the order",
  takeUpCart: "Take up the cart",
};

/**
 * A call as staff read it: `setShippingMethodsOnCart` is "Set shipping methods on cart". Versions of a call do the
 * same.
 */
export function callInWords(call: string): string {
  const name = call.replace(/V\d+$/, "");
  const said = Object.hasOwn(SAID_OTHERWISE, name) ? SAID_OTHERWISE[name] : undefined;
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ").toLowerCase();
  return said ?? words.charAt(0).toUpperCase() + words.slice(1);
}
