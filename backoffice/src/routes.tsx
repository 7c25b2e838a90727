import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import { LetterPage } from "./mail/LetterPage.tsx";
import { LettersPage } from "./mail/LettersPage.tsx";
import { OrderPage } from "./order/OrderPage.tsx";
import { OrdersPage } from "./order/OrdersPage.tsx";
import { useAddress } from "./page/address.ts";
import { screenAt, type ScreenName } from "./page/addresses.ts";
import { Frame, Mark } from "./page/Frame.tsx";
import { Failed, LoadingRows, NotFound } from "./page/states.tsx";
import { Account } from "./staff/Account.tsx";
import { SignInPage } from "./staff/SignInPage.tsx";
import { sessionQuery } from "./staff/staff.queries.ts";

/** Which screen stands at which address; `param` is what the address names. */
const screens: Readonly<Record<ScreenName, (param: string) => ReactNode>> = {
  orders: () => <OrdersPage />,
  order: (number) => <OrderPage key={number} number={number} />,
  letters: () => <LettersPage />,
  letter: (id) => <LetterPage key={id} id={id} />,
  embroidery: () => <Later screen={<EmbroideryPage />} />,
  alphabet: () => <Later screen={<AlphabetPage />} />,
  flags: () => <Later screen={<FlagsPage />} />,
  flag: (code) => <Later screen={<FlagPage key={code} code={code} />} />,
};

/** Sewing brings a lot along, which nobody needs who only looks at orders. */
const EmbroideryPage = lazy(() => import("./embroidery/EmbroideryPage.tsx"));
const AlphabetPage = lazy(() => import("./embroidery/alphabet/AlphabetPage.tsx"));
const FlagsPage = lazy(() => import("./embroidery/flag/FlagsPage.tsx"));
const FlagPage = lazy(() => import("./embroidery/flag/FlagPage.tsx"));

function Later({ screen }: { readonly screen: ReactNode }) {
  return <Suspense fallback={<LoadingRows label="Opening" rows={8} />}>{screen}</Suspense>;
}

/** The door until somebody is signed in, then the screen of the address. */
export function BackOffice() {
  const { data: session, error, refetch } = useQuery(sessionQuery);
  if (session?.staff) {
    return (
      <Frame account={<Account staff={session.staff} />}>
        <Screen />
      </Frame>
    );
  }
  if (session) return <SignInPage mark={<Mark />} />;
  return (
    <main className="wrap">
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Opening the back office" rows={4} />
      )}
    </main>
  );
}

function Screen() {
  const place = screenAt(useAddress().path);
  return place ? screens[place.name](place.param) : <NotFound />;
}
