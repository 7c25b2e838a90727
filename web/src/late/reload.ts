/**
 * Loads the page anew once the store answers, and does something else where it does not: a document that does not come
 * would take the open one, and what is typed into it, along.
 */
export function reload(otherwise: () => void): void {
  void storeAnswers(location.href).then(() => location.reload(), otherwise);
}

const SERVER_FAILS = 500;

/** Asks the store itself, past every cache, whether it would answer. */
export async function storeAnswers(href: string): Promise<void> {
  const { status } = await fetch(href, { method: "HEAD", cache: "no-store" });
  if (status >= SERVER_FAILS) throw new Error(`The store answers ${status}`);
}
