/** `Chef coats | Placket` */
export function fullTitle(title: string, storeName: string): string {
  return title === "" || title === storeName ? storeName : `${title} | ${storeName}`;
}
