import { publish } from "../../events/events.ts";

/** Says with which query the page stood from which a tile is opened (PLP-04). */
export const tellListLeft = (): void => publish("product.chosen", { search: location.search });
