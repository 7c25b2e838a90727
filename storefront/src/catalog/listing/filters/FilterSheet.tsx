import { Button } from "@placket/ui/action/button/Button";
import { Sheet } from "@placket/ui/panel/sheet/Sheet";
import { useBackCloses } from "../../../routing/use-back-closes.ts";
import { t, tn } from "../../../translation/translate.ts";
import type { ListingToolProps } from "./AppliedFilters.tsx";
import { Filters } from "./Filters.tsx";
import styles from "./FilterSheet.module.css";
import { withoutFilters } from "../listing-changes.ts";

interface FilterSheetProps extends ListingToolProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The filters of a narrow screen; each choice counts at once, so the button says what it leads to. */
export default function FilterSheet({ isOpen, onClose, ...tools }: FilterSheetProps) {
  const { listing, state, onChange } = tools;
  useBackCloses(isOpen, onClose);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t("noun::Filter")}
      closeLabel={t("Close filters")}
      footer={
        <div className={styles["foot"]}>
          <Button kind="line" onClick={() => onChange(withoutFilters(state))}>
            {t("Clear all")}
          </Button>
          <Button onClick={onClose}>
            <span aria-live="polite">
              {tn(listing.totalCount, "Show %1 item", "Show %1 items")}
            </span>
          </Button>
        </div>
      }
    >
      <Filters {...tools} isRoomy />
    </Sheet>
  );
}
