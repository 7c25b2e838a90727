import type { PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { ContactPage } from "./ContactPage.tsx";

export const Page: PageModule["Page"] = ContactPage;

export const head: PageModule["head"] = () => ({ title: t("Contact Us"), canonical: "/contact" });
