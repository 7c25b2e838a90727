import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import {
  categoriesAt,
  categoryAt,
  categoryProductsAt,
  newCategoryAt,
} from "./category/category.addresses.ts";
import {
  linksAt,
  newProductAt,
  optionsAt,
  picturesAt,
  pricesAt,
  productAt,
  productsAt,
  tiersAt,
  variantsAt,
} from "./catalog.addresses.ts";

export const catalogRoom: Room = {
  pages: [
    page(productsAt, {
      title: "Products",
      can: "products.see",
      nav: { title: "Products", group: "catalog", place: 5 },
      load: lateModule(() => import("./ProductsPage.tsx")),
    }),
    page(newProductAt, {
      title: "New Product",
      can: "products.manage",
      load: lateModule(() => import("./form/NewProductPage.tsx")),
    }),
    page(pricesAt, {
      title: "Change Prices",
      can: "products.manage",
      load: lateModule(() => import("./PricesPage.tsx")),
    }),
    page(variantsAt, {
      title: "Variants",
      can: "products.see",
      load: lateModule(() => import("./variants/VariantsPage.tsx")),
    }),
    page(picturesAt, {
      title: "Pictures",
      can: "products.see",
      load: lateModule(() => import("./parts/PicturesPage.tsx")),
    }),
    page(linksAt, {
      title: "Links",
      can: "products.see",
      load: lateModule(() => import("./parts/LinksPage.tsx")),
    }),
    page(tiersAt, {
      title: "Tier Prices",
      can: "products.see",
      load: lateModule(() => import("./parts/TiersPage.tsx")),
    }),
    page(optionsAt, {
      title: "Options",
      can: "products.see",
      load: lateModule(() => import("./parts/OptionsPage.tsx")),
    }),
    page(categoriesAt, {
      title: "Categories",
      can: "products.see",
      nav: { title: "Categories", group: "catalog", place: 7 },
      load: lateModule(() => import("./category/CategoriesPage.tsx")),
    }),
    page(newCategoryAt, {
      title: "New Category",
      can: "products.manage",
      load: lateModule(() => import("./category/NewCategoryPage.tsx")),
    }),
    page(categoryProductsAt, {
      title: "Products of a Category",
      can: "products.see",
      load: lateModule(() => import("./category/CategoryProductsPage.tsx")),
    }),
    page(categoryAt, {
      title: "Category",
      can: "products.see",
      load: lateModule(() => import("./category/CategoryPage.tsx")),
    }),
    page(productAt, {
      title: "Product",
      can: "products.see",
      load: lateModule(() => import("./form/ProductPage.tsx")),
    }),
  ],
};
