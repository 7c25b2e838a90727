import { CallError } from "@placket/web/call/call-error";
import { reload } from "@placket/web/late/reload";
import { signOut, type SignInPlace } from "../customer/sign-in.ts";
import { showNotice } from "../notice/notices.ts";
import { t } from "../translation/translate.ts";

/** Lets a super user be themselves again, by the logout, and loads the page anew; says where that failed (REP-26, REP-32). */
export async function leaveCustomer(place: SignInPlace): Promise<void> {
  try {
    await signOut(place);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    tellNotBack();
    return;
  }
  reload(tellNotBack);
}

const tellNotBack = () =>
  showNotice(t("Something went wrong while switching you back to the Super User Customer."), {
    type: "error",
  });
