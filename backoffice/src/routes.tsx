import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { reload } from "@placket/web/late/reload";
import { searchOf } from "@placket/web/link/search";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  useMatches,
  useParams,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { noteMove } from "./page/address.ts";
import { fetched } from "./page/late/awaited.ts";
import { Failed, NotFound } from "./page/states.tsx";
import type { Page } from "./room.ts";
import { rooms } from "./rooms.ts";
import { Home, Screen, Shell } from "./Shell.tsx";

/** The router of the back office: every page of every room at its address (`rooms.ts`). */
export function createBackOffice() {
  const root = createRootRoute({ component: Root });
  const home = createRoute({
    getParentRoute: () => root,
    path: ADMIN_PAGES,
    component: () => <Home pages={PAGES} />,
  });
  const screens = PAGES.map((page) =>
    createRoute({ getParentRoute: () => root, path: routePath(page), component: drawn(page) }),
  );
  const router = createRouter({
    routeTree: root.addChildren([home, ...screens]),
    // Plain texts: an address is read by people, and said in links.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => searchOf(search as Record<string, string>),
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ({ error, reset }) => (
      <Failed error={error} retry={() => reload(reset)} />
    ),
  });
  router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) noteMove();
  });
  return router;
}

const PAGES = rooms.flatMap((room) => room.pages ?? []);
const FILLINGS = rooms.flatMap((room) => room.fills ?? []);

/** `/admin/orders/{number}` as the router writes it: `/admin/orders/$number`. */
const routePath = ({ pattern }: Page) => pattern.replaceAll(/\{(\w+)\}/g, "$$$1");

const BY_ROUTE: ReadonlyMap<string, Page> = new Map(PAGES.map((page) => [routePath(page), page]));

/** The page at the address; `undefined` for the front door, and where there is none. */
const usePage = () => BY_ROUTE.get(useMatches().at(-1)?.routeId ?? "");

function Root() {
  return (
    <Shell pages={PAGES} fillings={FILLINGS} here={usePage()}>
      <Outlet />
    </Shell>
  );
}

/** The component of a page's route: the page is loaded where it is drawn. */
function drawn(page: Page) {
  const load = page.load as () => Promise<{ default: ComponentType<object> }>;
  const Loaded = fetched(load, (module) => module.default);
  return function Drawn() {
    const params: Readonly<Record<string, string>> = useParams({ strict: false });
    return (
      <Screen page={page}>
        <Loaded key={Object.values(params).join("/")} {...params} />
      </Screen>
    );
  };
}
