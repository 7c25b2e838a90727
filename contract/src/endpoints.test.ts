import { compareErrors } from "@placket/domain/compare/errors";
import { consentErrors } from "@placket/domain/consent/errors";
import { contactErrors } from "@placket/domain/contact/errors";
import { contentErrors } from "@placket/domain/content/errors";
import { embroideryErrors } from "@placket/domain/embroidery/errors";
import { identityErrors } from "@placket/domain/identity/errors";
import { letteringErrors } from "@placket/domain/embroidery/lettering/errors";
import { logoErrors } from "@placket/domain/embroidery/logo/logo-errors";
import { portalTriesErrors } from "@placket/domain/portal/tries-errors";
import { proofErrors } from "@placket/domain/production/proof/errors";
import { recoveryErrors } from "@placket/domain/recovery/errors";
import { reviewErrors } from "@placket/domain/review/errors";
import { savedProductErrors } from "@placket/domain/saved-product/errors";
import { isShopError } from "@placket/domain/shop-errors";
import { stockAlertErrors } from "@placket/domain/stock-alert/errors";
import { superuserErrors } from "@placket/domain/superuser/errors";
import { wishlistErrors } from "@placket/domain/wishlist/errors";
import { expect, it } from "vitest";
import { catalogEndpoints } from "./catalog/catalog.rest.ts";
import { endpoints } from "./endpoints.ts";
import { searchEndpoints } from "./search/search.rest.ts";

it("names no error that a shopper's browser does not know, but those of what comes late and brings its own", () => {
  const named = Object.values(endpoints).flatMap(({ errors }): readonly string[] => errors);
  expect(named.length).toBeGreaterThan(20);
  const late = {
    ...letteringErrors,
    ...logoErrors,
    ...embroideryErrors,
    ...portalTriesErrors,
    ...proofErrors,
    ...recoveryErrors,
    ...reviewErrors,
    ...savedProductErrors,
    ...stockAlertErrors,
    ...wishlistErrors,
    ...compareErrors,
    ...consentErrors,
    ...contactErrors,
    ...contentErrors,
    ...superuserErrors,
    ...identityErrors,
  };
  expect(named.filter((key) => !isShopError(key) && !Object.hasOwn(late, key))).toEqual([]);
});

it("API-09 OPEN-32 the calls of products and listings are read by GET, at the catalogue's paths", () => {
  const calls = Object.values({ ...catalogEndpoints, ...searchEndpoints });
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(["GET"]));
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "app-product-info",
      "app-products",
      "app-products-extra",
      "app-products-prices",
      "app-products-swatches",
      "app-products-option-images",
      "app-products-option-prices",
      "app-categories",
      "app-mini-search",
      "app-product-related",
      "app-product-upsell",
      "app-search",
      "app-search-extra",
      "app-products-by-skus",
    ]),
  );
});
