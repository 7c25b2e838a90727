import type { Embroidering } from "@placket/contract/embroidery/embroider-call.codec";
import { Button } from "@placket/ui/action/button/Button";
import { useShop } from "../../api/shop.ts";
import { showNotice } from "../../notice/notices.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { t } from "../../translation/translate.ts";
import { saidOf } from "../said-of.ts";
import { handOver, sheetFile } from "./sheet-file.ts";
import styles from "./SheetButton.module.css";

interface SheetButtonProps {
  /** Undefined while something stands in its way. */
  readonly made: Embroidering | undefined;
  /** What the file is called. */
  readonly name: string;
}

/** Hands over what is chosen as a PDF (EMB-33, EMB-47); why there is none, the store says in its words (EMB-50). */
export function SheetButton({ made, name }: SheetButtonProps) {
  const shop = useShop();
  const making = useMutation({
    mutationFn: (asked: Embroidering) => sheetFile(shop, asked),
    onSuccess: (file) => handOver(file, `${name}.pdf`),
    onError: (error) =>
      showNotice(saidOf(error, t("Something went wrong. Please try again.")), { type: "error" }),
  });
  return (
    <Button
      kind="link"
      aria-disabled={!made}
      className={made ? undefined : styles["greyed"]}
      busy={making.isPending}
      busyLabel={t("Loading")}
      onClick={() => made && making.mutate(made)}
    >
      {t("Download PDF")}
    </Button>
  );
}
