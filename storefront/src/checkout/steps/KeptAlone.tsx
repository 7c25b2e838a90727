import { Button } from "@placket/ui/action/button/Button";
import { t } from "../../translation/translate.ts";

/** In the place of the address form where shoppers choose among the addresses that are kept for them (CHECK-27). */
export function KeptAlone({ onCancel }: { readonly onCancel: (() => void) | undefined }) {
  return (
    <>
      <p>{t("Only the addresses that are kept for you can be used here.")}</p>
      {onCancel ? (
        <p>
          <Button kind="link" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        </p>
      ) : null}
    </>
  );
}
