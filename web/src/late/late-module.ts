/** Modules that came by another address than the one they were first asked for by. */
const renewed = new Map<string, Promise<unknown>>();

/** Whether style sheets are missing that came with a late module. */
let lacksStyles = false;

/**
 * The one way to a module that comes late: `lateModule(() => import("./Part.tsx"))`. Each call of what it gives asks
 * for the module, and asks anew for one that did not come: Chromium keeps the failure of a script as long as the
 * document stands, and the bundler that of a style sheet, so what was lost is asked for by an address that nobody has
 * asked for yet. That mends the module itself alone: a script that it stands on, lost by its own address, is asked for
 * by that one again, and stays lost until the page is loaded anew.
 * @throws what the browser says when it does not come
 */
export function lateModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async function ask(): Promise<Module> {
    if (lacksStyles) await mendStyles();
    try {
      return await load();
    } catch (error) {
      // A browser that names no address in its message keeps no failure either: it asks again by itself.
      const [address] = /https?:\S+$/.exec(String(error)) ?? [];
      if (address === undefined) throw error;
      if (!address.endsWith(".css")) return (await renew(address)) as Module;
      lacksStyles = true;
      return ask();
    }
  };
}

/** One module for all who lost it; lost again, it is asked for anew by the next wish. */
function renew(address: string): Promise<unknown> {
  const known = renewed.get(address);
  if (known) return known;
  const module = import(/* @vite-ignore */ fresh(address));
  renewed.set(address, module);
  module.catch(() => renewed.delete(address));
  return module;
}

/** Links the style sheets anew that did not come. */
async function mendStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet]:not([data-again])",
  );
  await Promise.all([...links].filter(isLost).map(linkAnew));
  lacksStyles = false;
}

/** Chromium gives a sheet that was lost, and lets nobody read it. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) === 0;
  } catch {
    return true;
  }
}

async function linkAnew(lost: HTMLLinkElement): Promise<void> {
  const link = lost.cloneNode() as HTMLLinkElement;
  link.href = fresh(lost.href);
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    lost.after(link);
  }).catch((error) => {
    link.remove();
    throw error;
  });
  lost.dataset["again"] = "";
}

const fresh = (address: string) => `${address}?again=${Date.now()}`;
