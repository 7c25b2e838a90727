import { HOLDERS_ALONE } from "@placket/domain/access/holders-alone";
import type { Permission } from "@placket/domain/access/permissions";
import { lateModule } from "@placket/web/late/late-module";
import type { ComponentType } from "react";
import type { Place } from "../../page/page.ts";
import { awaited } from "../../slot/awaited.ts";
import type { StoreConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import type { Account } from "../account.ts";
import { Dashboard } from "./Dashboard.tsx";

/** The groups of the account's menu, in its order; the first has no heading. */
const GROUPS = {
  account: "",
  orders: "Orders",
  kept: "Saved",
  paying: "Payment",
  person: "Details",
} as const;

/** What every page of the account is given. */
export interface AccountPartProps {
  readonly account: Account;
  readonly place: Place;
}

interface Part {
  readonly title: string;
  /** The parameter of the address that stands for `%1` in the title. */
  readonly names?: string;
  readonly Content: ComponentType<AccountPartProps>;
  /** Where in the menu its row stands. */
  readonly group?: keyof typeof GROUPS;
  /** Where its row of the menu leads. */
  readonly route?:
    | "account"
    | "accountEdit"
    | "addressBook"
    | "devicesAndData"
    | "giftCards"
    | "orderHistory"
    | "quickOrder"
    | "quotes"
    | "ownLogos"
    | "rewards"
    | "savedProducts"
    | "storeCredit"
    | "storedCards"
    | "wishlist"
    | "alerts";
  /** Whether its row stands in the menu here; in every store unless told. */
  readonly isOffered?: (config: StoreConfig) => boolean;
  /** The part whose row of the menu stands for it, where it has none of its own. */
  readonly under?: string;
  /** What must be allowed for it to be shown: staff who act for a customer do not see what they may not do. */
  readonly needs?: Permission;
}

/** The pages of the account, in the order of their groups of the menu; `params.part` of a route names one. */
export const PARTS: Readonly<Record<string, Part>> = {
  dashboard: { title: "My Account", group: "account", route: "account", Content: Dashboard },
  orders: {
    title: "My Orders",
    group: "orders",
    route: "orderHistory",
    Content: awaited(
      lateModule(() => import("../../order/owned/OrderHistory.tsx")),
      (module) => module.OrderHistory,
    ),
  },
  order: {
    title: "Order %1",
    names: "order",
    under: "orders",
    Content: awaited(
      lateModule(() => import("../../order/owned/OwnOrderPage.tsx")),
      (module) => module.OwnOrderPage,
    ),
  },
  "quick-order": {
    title: "Quick Order",
    group: "orders",
    route: "quickOrder",
    Content: awaited(
      lateModule(() => import("../../cart/quick/QuickOrder.tsx")),
      (module) => module.QuickOrder,
    ),
  },
  quotes: {
    title: "My Quotes",
    group: "orders",
    route: "quotes",
    Content: awaited(
      lateModule(() => import("../../cart/quote/OwnQuotes.tsx")),
      (module) => module.OwnQuotes,
    ),
  },
  products: {
    title: "My Products",
    group: "kept",
    route: "savedProducts",
    Content: awaited(
      lateModule(() => import("../../saved-product/SavedProducts.tsx")),
      (module) => module.SavedProducts,
    ),
  },
  product: {
    title: "Saved Product",
    under: "products",
    Content: awaited(
      lateModule(() => import("../../saved-product/SavedProductPage.tsx")),
      (module) => module.SavedProductPage,
    ),
  },
  wishlist: {
    title: "Wish List",
    group: "kept",
    route: "wishlist",
    Content: awaited(
      lateModule(() => import("../../wishlist/page/WishLists.tsx")),
      (module) => module.WishLists,
    ),
  },
  alerts: {
    title: "My Alerts",
    group: "kept",
    route: "alerts",
    Content: awaited(
      lateModule(() => import("../../stock-alert/OwnAlerts.tsx")),
      (module) => module.OwnAlerts,
    ),
  },
  logos: {
    title: "My Logos",
    group: "kept",
    route: "ownLogos",
    Content: awaited(
      lateModule(() => import("../../embroidery/library/OwnLogos.tsx")),
      (module) => module.OwnLogos,
    ),
  },
  profile: {
    title: "Account Information",
    group: "person",
    route: "accountEdit",
    Content: awaited(
      lateModule(() => import("./profile/Profile.tsx")),
      (module) => module.Profile,
    ),
  },
  addresses: {
    title: "Address Book",
    group: "person",
    route: "addressBook",
    Content: awaited(
      lateModule(() => import("./addresses/AddressBook.tsx")),
      (module) => module.AddressBook,
    ),
  },
  devices: {
    title: "Devices and Data",
    needs: "account.guard",
    group: "person",
    route: "devicesAndData",
    Content: awaited(
      lateModule(() => import("./devices/DevicesAndData.tsx")),
      (module) => module.DevicesAndData,
    ),
  },
  cards: {
    title: "Stored Cards",
    needs: "account.guard",
    group: "paying",
    route: "storedCards",
    Content: awaited(
      lateModule(() => import("./cards/CardList.tsx")),
      (module) => module.CardList,
    ),
  },
  points: {
    title: "Rewards",
    group: "paying",
    route: "rewards",
    isOffered: ({ hasRewards }) => hasRewards,
    Content: awaited(
      lateModule(() => import("./balances/Points.tsx")),
      (module) => module.Points,
    ),
  },
  credit: {
    title: "Store Credit",
    group: "paying",
    route: "storeCredit",
    Content: awaited(
      lateModule(() => import("./balances/StoreCredit.tsx")),
      (module) => module.StoreCredit,
    ),
  },
  "gift-cards": {
    title: "Gift Cards",
    group: "paying",
    route: "giftCards",
    Content: awaited(
      lateModule(() => import("./balances/GiftCards.tsx")),
      (module) => module.GiftCards,
    ),
  },
};

export const partName = ({ params }: Place): string => params["part"] ?? "dashboard";

const partOf = (place: Place): Part | undefined => PARTS[partName(place)];

/** The title of a page of the account, in the shopper's language. */
export function partTitle(place: Place): string {
  const { title = "My Account", names } = partOf(place) ?? {};
  return names === undefined ? t(title) : t(title, place.params[names] ?? "");
}

/** Whether whoever is here may see the part that they are at. */
export const maySee = (account: Account, place: Place): boolean =>
  isAllowed(account, partOf(place)?.needs);

const isAllowed = ({ actedBy }: Account, needs: Permission | undefined): boolean =>
  needs === undefined || actedBy === null || !HOLDERS_ALONE.has(needs);

/**
 * The account's menu at a place of a store, in groups with their headings, `""` where one has none; that of its holder
 * until it is known who is here.
 */
export function menuAt(place: Place, config: StoreConfig, account: Account | null | undefined) {
  const current = partOf(place)?.under ?? partName(place);
  const rowsOf = (asked: string) =>
    Object.entries(PARTS).flatMap(([name, { group, title, route, needs, isOffered }]) =>
      group === asked &&
      route &&
      isOffered?.(config) !== false &&
      (!account || isAllowed(account, needs))
        ? [{ route, title: t(title), isCurrent: name === current }]
        : [],
    );
  return Object.entries(GROUPS).flatMap(([group, heading]) => {
    const rows = rowsOf(group);
    return rows.length > 0 ? [{ group, heading: heading && t(heading), rows }] : [];
  });
}
