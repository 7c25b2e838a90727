import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { classNames } from "@placket/ui/class-names";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useEffect, type ComponentType } from "react";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { useQuery } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { awaited } from "../../slot/awaited.ts";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";
import { useNamedPortal } from "../named-portal.ts";
import { portalDetailsQuery } from "../portal-details.queries.ts";
import { REDIRECT, redirectCodeOf, targetOf } from "../return-path.ts";
import { CreateAccount } from "./CreateAccount.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import styles from "./LoginPage.module.css";
import { loginTitle } from "./login-titles.ts";
import { PortalNotice } from "./PortalNotice.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { SignIn } from "./SignIn.tsx";
import { useAccountRules } from "../account-rules.queries.ts";

/** What every screen of the login is given. */
export interface LoginScreenProps {
  readonly place: Place;
}

const LoginLink = ofLetter(
  awaited(
    lateModule(() => import("./LoginLink.tsx")),
    (module) => module.default,
  ),
);

const ConfirmEmail = ofLetter(
  awaited(
    lateModule(() => import("./ConfirmEmail.tsx")),
    (module) => module.default,
  ),
);

/** What a mailed link leads to: its script is not there while the server draws, and it needs to be known who is here. */
function ofLetter(Screen: ComponentType<LoginScreenProps>): ComponentType<LoginScreenProps> {
  return function OfLetter(props) {
    return useAccount() === undefined ? null : (
      <Suspense>
        <Screen {...props} />
      </Suspense>
    );
  };
}

/** The login and its variants (reading 9). Whoever is logged in is sent on to where they were going (ACCT-02). */
export function LoginPage({ place }: LoginScreenProps) {
  const createHeading = useAccountRules()?.createHeading;
  const tab = place.params["tab"] ?? "login";
  const portal = usePortalHere();
  useSentOn(place, !OF_LETTERS.has(tab));
  const Screen = SCREENS[tab] ?? SignIn;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <div className={styles["form"]}>
        {portal ? <PortalHead portal={portal} /> : null}
        <h1>{loginTitle(tab, createHeading)}</h1>
        <WhyHere place={place} />
        {tab in TABS && !portal ? <LoginTabs place={place} current={tab} /> : null}
        <PortalNotice html={portal?.aboveLoginDetails} />
        <Screen place={place} />
        <PortalNotice html={portal?.belowLoginDetails} />
        {portal?.disclaimer ? (
          <Disclosure title={t("Disclaimer")}>
            <PortalNotice html={portal.disclaimer} />
          </Disclosure>
        ) : null}
      </div>
      <Gains />
    </div>
  );
}

/** The portal that the address names, where there is one (PORTAL-04). Its accounts are made by staff: nobody makes one here. */
function usePortalHere() {
  const code = useNamedPortal();
  const { data } = useQuery({
    ...portalDetailsQuery(useShop(), code ?? ""),
    enabled: code !== undefined,
  });
  return code === undefined ? undefined : (data ?? undefined);
}

/** Whose login it is (PORTAL-07). */
function PortalHead({ portal: { logo, name } }: { portal: { logo: string | null; name: string } }) {
  return (
    <p className={styles["portal"]}>{logo ? <img src={logo} alt={name} height={48} /> : name}</p>
  );
}

const SCREENS: Readonly<Record<string, ComponentType<LoginScreenProps>>> = {
  login: SignIn,
  create: () => <CreateAccount />,
  forgot: ForgotPassword,
  reset: ResetPassword,
  link: LoginLink,
  email: ConfirmEmail,
};

/** The two ways in; the page that is shown is marked (ACCT-29). */
const TABS = {
  login: { route: "login", words: "Sign In" },
  create: { route: "createAccount", words: "Create an Account" },
} as const;

function LoginTabs({ place, current }: LoginScreenProps & { current: string }) {
  const redirect = redirectCodeOf(place) || undefined;
  return (
    <nav aria-label={t("Sign in or create an account")} className={styles["tabs"]}>
      {Object.entries(TABS).map(([tab, { route, words }]) => (
        <a
          key={tab}
          href={hrefTo(route, {}, { [REDIRECT]: redirect })}
          aria-current={tab === current ? "page" : undefined}
          className={classNames(styles["tab"], tab === current && "bartack")}
        >
          {t(words)}
        </a>
      ))}
    </nav>
  );
}

/** Where only customers order the checkout leads here: why, and that nothing is lost. */
function WhyHere({ place }: LoginScreenProps) {
  const { checkoutNeedsLogin } = useConfig();
  if (!checkoutNeedsLogin || targetOf(place) !== hrefTo("checkout")) return null;
  return <p>{t("To order here, sign in or create an account. Your cart stays as it is.")}</p>;
}

/** What an account is good for. */
function Gains() {
  return (
    <section className={styles["gains"]} aria-labelledby="account-gains">
      <h2 id="account-gains">{t("With an account")}</h2>
      <ul>
        <li>{t("Your cart is the same on every device.")}</li>
        <li>{t("The checkout knows your addresses.")}</li>
        <li>{t("Your orders are in one place: follow, return, order again.")}</li>
      </ul>
    </section>
  );
}

/** Screens that mailed links lead to: they do what the link is for, whoever is logged in. */
const OF_LETTERS: ReadonlySet<string> = new Set(["reset", "link", "email"]);

function useSentOn(place: Place, isWanted: boolean): void {
  const router = useRouter();
  const account = useAccount();
  const isKnown = Boolean(account) && isWanted;
  // A portal may say where its members land, wherever they were going (ACCT-04).
  const target = account?.landing ?? targetOf(place);
  useEffect(() => {
    if (isKnown) void router.navigate(target, { replace: true });
  }, [isKnown, target, router]);
}
