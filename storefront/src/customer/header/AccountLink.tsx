import { Icon } from "@placket/ui/drawing/icon/Icon";
import type { MouseEvent } from "react";
import { loginHref } from "../../routing/referer.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { matchRoute, routes } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";
import { signInOpen } from "../sign-in-door.ts";
import styles from "./AccountLink.module.css";
import { AccountMenu } from "./AccountMenu.tsx";

/** Who is shopping, in the header: the way in for guests (HEAD-17), the account's menu for who is logged in. */
export default function AccountLink() {
  const account = useAccount();
  const { path, search } = useAddress();
  // Buyers of procurement systems have no account here (HEAD-15, PUNCH-06).
  if (useConfig().punchout) return null;
  if (account) return <AccountMenu account={account} />;
  const isAtLogin = matchRoute(path)?.type === routes.login.type;
  return (
    <a
      href={loginHref(path + search)}
      className={styles["door"]}
      onClick={isAtLogin ? undefined : openPopup}
    >
      <Icon name="account" />
      <span className={styles["word"]}>{t("Sign In")}</span>
    </a>
  );
}

/** A plain press opens the popup over the page (ACCT-06); with a modified one the link is a link. */
function openPopup(event: MouseEvent): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain) return;
  event.preventDefault();
  signInOpen.set(true);
}
