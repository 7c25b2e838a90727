import type { Listing } from "../catalog/listing/listing.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./TakenText.module.css";

interface TakenTextProps {
  readonly typed: string;
  readonly listing: Pick<Listing, "search" | "totalCount"> | undefined;
}

/** Says so where a text was taken otherwise than it was typed; nothing where all of it was found. */
export function TakenText({ typed, listing }: TakenTextProps) {
  if (!listing?.search || listing.totalCount === 0) return null;
  const { correctedTo, leftOut } = listing.search;
  if (correctedTo === null && leftOut.length === 0) return null;
  return (
    <output className={styles["taken"]}>
      {correctedTo === null ? null : (
        <p>{t("Nothing is called “%1”: these are for “%2”.", typed, correctedTo)}</p>
      )}
      {leftOut.length === 0 ? null : (
        <p>{t("Nothing here has “%1”: these come closest.", leftOut.join(" "))}</p>
      )}
    </output>
  );
}
