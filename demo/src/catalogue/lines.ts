import { care } from "./lines/care.data.ts";
import { frontOfHouse } from "./lines/front-of-house.data.ts";
import { kitchenCoats } from "./lines/kitchen-coats.data.ts";
import { kitchenRest } from "./lines/kitchen.data.ts";
import { workshop } from "./lines/workshop.data.ts";
import type { ProductLine } from "./product-line.ts";

/** Every configurable product, in the order in which categories list them. */
export const allLines: readonly ProductLine[] = [
  ...kitchenCoats,
  ...kitchenRest,
  ...frontOfHouse,
  ...care,
  ...workshop,
];
