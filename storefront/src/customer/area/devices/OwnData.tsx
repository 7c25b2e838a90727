import { routes } from "@placket/contract/routes.gen";
import { buttonClass } from "@placket/ui/action/button/Button";
import { apiBase } from "../../../api/rest.ts";
import { useShop } from "../../../api/shop.ts";
import { t } from "../../../translation/translate.ts";

/** A copy of all that the store keeps of whoever is logged in, as a file. */
export function OwnData() {
  const { storeCode } = useShop();
  return (
    <>
      <p>
        {t("Your account, addresses, devices and orders in one file that other programs can read.")}
      </p>
      <p>
        <a
          className={buttonClass({ kind: "line" })}
          href={apiBase(storeCode) + routes.ownData.path}
          download
        >
          {t("Download my data")}
        </a>
      </p>
    </>
  );
}
