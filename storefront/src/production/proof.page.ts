import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { ProofPage } from "./ProofPage.tsx";

export const Page: PageModule["Page"] = ProofPage;

/** For those who were sent the link: nothing for search engines. */
export const head: PageModule["head"] = () => ({
  title: t("Your proof"),
  robots: "noindex,nofollow",
});
