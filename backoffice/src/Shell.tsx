import { permissionsOf } from "@placket/domain/access/permissions";
import { Navigate } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { Suspense, use, type ReactNode } from "react";
import { Frame } from "./page/Frame.tsx";
import { LostPart } from "./page/late/LostPart.tsx";
import { PermissionsContext } from "./page/permissions.ts";
import { sectionsOf } from "./page/navigation/sections.ts";
import { FillingsContext, Slot } from "./page/Slot.tsx";
import type { Filling } from "@placket/web/slot/slot";
import { slots } from "./page/slots.ts";
import { Failed, LoadingRows, NotAllowed, NotFound } from "./page/states.tsx";
import type { Page } from "./room.ts";
import { sessionQuery } from "./staff/staff.queries.ts";

interface ShellProps {
  readonly pages: readonly Page[];
  readonly fillings: readonly Filling[];
  /** The page at the address. */
  readonly here: Page | undefined;
  readonly children: ReactNode;
}

const STRANGERS = [...permissionsOf(["guest"], "web")];

/** What stands around every screen: the door until somebody is signed in, then the frame. */
export function Shell({ pages, fillings, here, children }: ShellProps) {
  const { data: session, error, refetch } = useQuery(sessionQuery);
  const permissions = session?.staff?.permissions ?? STRANGERS;
  const drawn = () => {
    if (here?.isBare) return children;
    if (session?.staff) {
      const open = pages.filter(({ can }) => permissions.includes(can));
      return <Frame pages={open}>{children}</Frame>;
    }
    if (session) return <Slot in={slots.door} />;
    return (
      <main className="wrap">
        {error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <LoadingRows label="Opening the back office" rows={4} />
        )}
      </main>
    );
  };
  return (
    <FillingsContext value={fillings}>
      <PermissionsContext value={permissions}>{drawn()}</PermissionsContext>
      <LostPart />
    </FillingsContext>
  );
}

/** A page, if whoever is signed in may see it; nothing of it is loaded otherwise. */
export function Screen({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  if (!use(PermissionsContext).includes(page.can)) return <NotAllowed key={page.pattern} />;
  return (
    <Suspense fallback={<LoadingRows label={`Opening ${page.title}`} rows={8} />}>
      {children}
    </Suspense>
  );
}

/** The front door leads to the first page of the navigation that one may see. */
export function Home({ pages }: { readonly pages: readonly Page[] }) {
  const permissions = use(PermissionsContext);
  const first = sectionsOf(pages.filter(({ can }) => permissions.includes(can)))[0]?.links[0];
  return first ? <Navigate to={first.href} replace /> : <NotFound />;
}
