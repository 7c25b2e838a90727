import { layer, LAYERS, type LayerName } from "./data-layers.ts";
import { letIn } from "./outside-script.ts";

/** Where the tag manager's containers come from. */
const CONTAINERS = "https://www.googletagmanager.com/gtm.js";

/** Lets a container in, which reads a data layer from its beginning. `id` is empty where the layer has none. */
export function openContainer(id: string, name: LayerName): void {
  if (id === "") return;
  layer(name).push({ "gtm.start": Date.now(), event: "gtm.js" });
  letIn(`${CONTAINERS}?${new URLSearchParams({ id, l: LAYERS[name] }).toString()}`);
}
