import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { bundleAt, bundlesAt } from "./bundle.addresses.ts";

export const bundleRoom: Room = {
  pages: [
    page(bundlesAt, {
      title: "Bundles",
      can: "bundles.manage",
      nav: { title: "Bundles", group: "catalog", place: 20 },
      load: lateModule(() => import("./BundlesPage.tsx")),
    }),
    page(bundleAt, {
      title: "Bundle",
      can: "bundles.manage",
      load: lateModule(() => import("./BundlePage.tsx")),
    }),
  ],
};
