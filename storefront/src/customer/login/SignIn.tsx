import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { useNamedPortal } from "../named-portal.ts";
import { REDIRECT, redirectCodeOf } from "../return-path.ts";
import type { LoginScreenProps } from "./LoginPage.tsx";
import { SignInForm } from "./SignInForm.tsx";

/** `/customer/account/login` (ROUTE-06). Where it leads afterwards is the page's affair. */
export function SignIn({ place }: LoginScreenProps) {
  return <SignInForm beside={<ForgotLink redirect={redirectCodeOf(place)} />} />;
}

/** To a new password (ROUTE-18), and from there back to where one was going. */
export function ForgotLink(props: { readonly redirect: string; readonly onFollow?: () => void }) {
  const { redirect, onFollow } = props;
  const code = useNamedPortal();
  const href = hrefTo("forgotPassword", {}, { [REDIRECT]: redirect || undefined, code });
  return (
    <a className="link" href={href} onClick={onFollow}>
      {t("Forgot your password?")}
    </a>
  );
}
