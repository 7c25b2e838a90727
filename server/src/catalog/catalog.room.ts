import { categoryAdminEndpoints } from "@placket/contract/catalog/category.admin";
import { productBulkEndpoints } from "@placket/contract/catalog/product-bulk.admin";
import { productOptionsEndpoints } from "@placket/contract/catalog/product-options.admin";
import { productPartsEndpoints } from "@placket/contract/catalog/product-parts.admin";
import { productAdminEndpoints } from "@placket/contract/catalog/product.admin";
import { catalogEndpoints } from "@placket/contract/catalog/catalog.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { pageFinders } from "../routing/routing.ts";
import { categoryAdminHandlers } from "./category/category.admin.ts";
import { catalogPage } from "./catalog-pages.ts";
import { catalogResolvers } from "./catalog.graphql.ts";
import { catalogHandlers } from "./catalog.rest.ts";
import { priceRules } from "./price-rules.ts";
import { readModel } from "./read-model.ts";
import { productBulkHandlers } from "./staff/product-bulk.admin.ts";
import { productOptionsHandlers } from "./staff/parts/product-options.admin.ts";
import { productPartsHandlers } from "./staff/parts/product-parts.admin.ts";
import { productAdminHandlers } from "./staff/product.admin.ts";

export const catalogRoom: Room = {
  rest: calls(catalogEndpoints, catalogHandlers),
  admin: calls(
    {
      ...productAdminEndpoints,
      ...productBulkEndpoints,
      ...productPartsEndpoints,
      ...productOptionsEndpoints,
      ...categoryAdminEndpoints,
    },
    {
      ...productAdminHandlers,
      ...productBulkHandlers,
      ...productPartsHandlers,
      ...productOptionsHandlers,
      ...categoryAdminHandlers,
    },
  ),
  resolvers: catalogResolvers,
  holds: [readModel, priceRules],
  fills: [pageFinders.filledWith(catalogPage)],
};
