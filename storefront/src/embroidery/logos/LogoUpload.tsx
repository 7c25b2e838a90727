import {
  shownLogo,
  type LogosOnFile,
  type ShownLogo,
} from "@placket/contract/embroidery/shown-logo.codec";
import { LOGO_FORMAT_NAMES } from "@placket/domain/embroidery/logo/logo-format";
import { CallError } from "@placket/web/call/call-error";
import { buttonClass } from "@placket/ui/action/button/Button";
import { useId, type ChangeEvent } from "react";
import { useShop } from "../../api/shop.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { t, tn } from "../../translation/translate.ts";
import { textOf } from "../choice/text-of-problem.ts";
import { logosQuery } from "./logo.queries.ts";
import styles from "./LogosPanel.module.css";

interface LogoUploadProps {
  readonly productId: number;
  /** Code of the placement where it is to stand: what is sewn of it is made to find room there. */
  readonly placement: string;
  readonly onBrought: (shown: ShownLogo) => void;
}

const NONE: LogosOnFile = { logos: [], guestDays: null };

/** Takes a file in; what is wrong with it is said in the store's words (EMB-41, EMB-50). */
export function LogoUpload({ productId, placement, onBrought }: LogoUploadProps) {
  const shop = useShop();
  const client = useQueryClient();
  const { data: { guestDays } = NONE } = useQuery(logosQuery(shop));
  const id = useId();
  const bringing = useMutation({
    mutationFn: async (fileId: File) =>
      shownLogo(await shop.call("productOptionFile", { body: { productId, placement, fileId } })),
    onSuccess: (brought: ShownLogo) => {
      const { queryKey } = logosQuery(shop);
      const known = client.getQueryData<LogosOnFile>(queryKey) ?? NONE;
      const others = known.logos.filter(({ logo }) => logo.number !== brought.logo.number);
      client.setQueryData(queryKey, { ...known, logos: [brought, ...others] });
      onBrought(brought);
    },
  });
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) bringing.mutate(file);
    // The same file may be chosen again once it was mended.
    event.target.value = "";
  };
  const { isPending, error } = bringing;
  return (
    <div className={styles["upload"]}>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={LOGO_FORMAT_NAMES.map((ending) => `.${ending}`).join(",")}
        disabled={isPending}
        onChange={take}
        aria-describedby={`${id}-said`}
      />
      <label htmlFor={id} className={buttonClass({ kind: "line" })}>
        {t("Upload a logo")}
      </label>
      <output id={`${id}-said`} className={error ? styles["problem"] : styles["prices"]}>
        {isPending
          ? t("Uploading…")
          : error
            ? saidOf(error)
            : t("Pictures, drawings and machine files: %1.", LOGO_FORMAT_NAMES.join(", "))}
      </output>
      {guestDays === null ? null : (
        <p className={styles["prices"]}>
          {tn(
            guestDays,
            "Without an account a logo that is in no cart or order is kept for %1 day.",
            "Without an account a logo that is in no cart or order is kept for %1 days.",
          )}
        </p>
      )}
    </div>
  );
}

/** Rows that only the configurator has are not read from an answer: the server's own words stand for them. */
function saidOf(error: Error): string {
  const { problems: [first] = [], said } = error instanceof CallError ? error : {};
  return first ? textOf(first) : (said ?? t("Something went wrong. Please try again."));
}
