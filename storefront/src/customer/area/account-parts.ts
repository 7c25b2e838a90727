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

/** The pages of the account, in the order of their menu; `params.part` of a route names one. */
export const PARTS: Readonly<Record<string, Part>> = {
  dashboard: { title: "My Account", route: "account", Content: Dashboard },
  orders: {
    title: "My Orders",
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
    route: "quickOrder",
    Content: awaited(
      lateModule(() => import("../../cart/quick/QuickOrder.tsx")),
      (module) => module.QuickOrder,
    ),
  },
  products: {
    title: "My Products",
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
    route: "wishlist",
    Content: awaited(
      lateModule(() => import("../../wishlist/page/WishLists.tsx")),
      (module) => module.WishLists,
    ),
  },
  alerts: {
    title: "My Alerts",
    route: "alerts",
    Content: awaited(
      lateModule(() => import("../../stock-alert/OwnAlerts.tsx")),
      (module) => module.OwnAlerts,
    ),
  },
  logos: {
    title: "My Logos",
    route: "ownLogos",
    Content: awaited(
      lateModule(() => import("../../embroidery/library/OwnLogos.tsx")),
      (module) => module.OwnLogos,
    ),
  },
  quotes: {
    title: "My Quotes",
    route: "quotes",
    Content: awaited(
      lateModule(() => import("../../cart/quote/OwnQuotes.tsx")),
      (module) => module.OwnQuotes,
    ),
  },
  profile: {
    title: "Account Information",
    route: "accountEdit",
    Content: awaited(
      lateModule(() => import("./profile/Profile.tsx")),
      (module) => module.Profile,
    ),
  },
  addresses: {
    title: "Address Book",
    route: "addressBook",
    Content: awaited(
      lateModule(() => import("./addresses/AddressBook.tsx")),
      (module) => module.AddressBook,
    ),
  },
  devices: {
    title: "Devices and Data",
    needs: "account.guard",
    route: "devicesAndData",
    Content: awaited(
      lateModule(() => import("./devices/DevicesAndData.tsx")),
      (module) => module.DevicesAndData,
    ),
  },
  cards: {
    title: "Stored Cards",
    needs: "account.guard",
    route: "storedCards",
    Content: awaited(
      lateModule(() => import("./cards/CardList.tsx")),
      (module) => module.CardList,
    ),
  },
  points: {
    title: "Rewards",
    route: "rewards",
    isOffered: ({ hasRewards }) => hasRewards,
    Content: awaited(
      lateModule(() => import("./balances/Points.tsx")),
      (module) => module.Points,
    ),
  },
  credit: {
    title: "Store Credit",
    route: "storeCredit",
    Content: awaited(
      lateModule(() => import("./balances/StoreCredit.tsx")),
      (module) => module.StoreCredit,
    ),
  },
  "gift-cards": {
    title: "Gift Cards",
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

/** The rows of the account's menu at a place of a store; those of its holder until it is known who is here. */
export function menuAt(place: Place, config: StoreConfig, account: Account | null | undefined) {
  const current = partOf(place)?.under ?? partName(place);
  return Object.entries(PARTS).flatMap(([name, { title, route, needs, isOffered }]) =>
    route && isOffered?.(config) !== false && (!account || isAllowed(account, needs))
      ? [{ route, title: t(title), isCurrent: name === current }]
      : [],
  );
}
