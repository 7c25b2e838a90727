/** Modules that came by another address than the one they were first asked for by. */
const renewed = new Map<string, Promise<unknown>>();

/**
 * The one way to a module that comes late: `lateModule(() => import("./Part.tsx"))`. Each call of what it gives asks
 * for the module, and asks anew for one that did not come: Chromium keeps the failure of a script as long as the
 * document stands, so it is asked for by an address that nobody has asked for yet. That mends the module itself alone:
 * a script that it stands on, lost by its own address, is asked for by that one again, and stays lost until the page
 * is loaded anew.
 * @throws what the browser says when it does not come
 */
export function lateModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      // A browser that names no address in its message keeps no failure either: it asks again by itself.
      const [address] = /https?:\S+$/.exec(String(error)) ?? [];
      if (address === undefined) throw error;
      return (await renew(address)) as Module;
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

const fresh = (address: string) => `${address}?again=${Date.now()}`;
