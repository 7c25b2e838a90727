import { t } from "../../translation/translate.ts";

/** What a screen of the login is called; that of a new account is the shop's to say (ACCT-05). */
export function loginTitle(tab: string, createHeading: string | undefined): string {
  return t((tab === "create" ? createHeading : undefined) ?? TITLES[tab] ?? "Sign In");
}

const TITLES: Readonly<Record<string, string>> = {
  login: "Sign In",
  create: "Create an Account",
  forgot: "Forgot Your Password?",
  reset: "Set a New Password",
  link: "Sign In",
  email: "Confirm Your Email",
};
