/** A room that may touch another's table, and why it does not go through the door. */
interface Guest {
  readonly room: string;
  readonly may: "read" | "write";
  readonly why: string;
}
/** One table of the database: the room it belongs to, and who else names it. */
export interface TableOwner {
  readonly owner: string;
  readonly guests?: readonly Guest[];
}

export const fills: Guest = { room: "seed", may: "write", why: "the first data of a new store" };
export const namesInFiles: Guest = {
  room: "catalog",
  may: "read",
  why: "product files name it, and a file's rows are checked and written by the thousand in one statement",
};
export const inFilesAndMemory: Guest = {
  room: "catalog",
  may: "read",
  why: "product files hold bundles, which are read by the thousand; the catalogue in memory is read from all tables of products in one transaction",
};
export const madeByStaff: Guest = {
  room: "bundle",
  may: "write",
  why: "a bundle and the product that it is are made by staff in one statement",
};
export const heldForTerms: Guest = {
  room: "payment",
  may: "read",
  why: "whoever changes the terms of a customer waits for whoever does: the customer's row is held",
};
export const summed: Guest = {
  room: "report",
  may: "read",
  why: "what is summed of a period is summed in the database, one statement a report",
};
export const readsLeft: Guest = {
  room: "newsletter",
  may: "read",
  why: "which readers left a cart, and have not ordered since, is one statement",
};
export const readsTold: Guest = {
  room: "identity",
  may: "read",
  why: "which carts were left by whom, at their group's prices, and which were ordered since, is one statement each",
};
export const linedUp: Guest = {
  room: "production",
  may: "read",
  why: "jobs are lined up with what is left of their lines, in one statement and by pages",
};
export const toldAt: Guest = {
  room: "stock-alert",
  may: "read",
  why: "who waits is told at their address and at their group's prices of today, and what is waited for is listed by sku, each in one statement",
};
export const asksAbout: Guest = {
  room: "question",
  may: "read",
  why: "a question is listed and searched by sku in one statement, and asked by what its customer is called",
};
export const soldCards: Guest = {
  room: "gift-card",
  may: "read",
  why: "gift cards that were bought are found with whether their orders are paid, and held with them, in one statement",
};
export const owned = (owner: string, ...guests: readonly Guest[]): TableOwner => ({
  owner,
  guests,
});
