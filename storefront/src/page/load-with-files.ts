import { PAGE_STATE_ID } from "../page-state.ts";

/**
 * Loads a module that comes late, once the style sheets that it needs stand in the page; scripts that it stands on
 * are only asked for ahead. The bundler calls it, with addresses from the store's root, in place of its own: that one
 * never asks again for a sheet that was lost.
 * @throws where a sheet does not come; the next call asks for it again
 */
export async function loadWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fileThere(`/${file}`)));
  return load();
}

/** Files that were asked for, by address. */
const asked = new Map<string, Promise<void>>();

function fileThere(href: string): Promise<void> {
  const known = asked.get(href);
  if (known) return known;
  const there = bring(href);
  asked.set(href, there);
  there.catch(() => asked.delete(href));
  return there;
}

async function bring(href: string): Promise<void> {
  if (!href.endsWith(".css")) return void append("modulepreload", href);
  if (standing().includes(href)) return;
  // A line may stumble once.
  await sheetThere(href).catch(() => sheetThere(href));
}

/** Sheets whose rules the server wrote into the page. */
const standing = () => document.getElementById(PAGE_STATE_ID)?.dataset["styles"]?.split(" ") ?? [];

async function sheetThere(href: string): Promise<void> {
  const link = append("stylesheet", href);
  const isThere = await new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });
  if (isThere) return;
  link.remove();
  throw new Error(`The style sheet ${href} did not come`);
}

function append(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
