import { mediaUp } from "@placket/ui/breakpoints";
import { useCallback, useSyncExternalStore } from "react";
import { t } from "../translation/translate.ts";

/** The widest window in px that has room for one word alone (chrome §9). */
const NARROW_PX = 401;

/** What the banner's button is called by the window's width (REP-09, REP-10, reading 22). */
export function ButtonLabel({ isRepresentative }: { readonly isRepresentative: boolean }) {
  const isWide = useHolds(mediaUp("desktop"));
  const isNarrow = useHolds(`(width <= ${NARROW_PX}px)`);
  if (!isRepresentative) return isWide ? t("Switch Customer") : t("Switch");
  if (isWide) return t("Change Customer Number");
  return isNarrow ? t("Change") : t("Change Number");
}

function useHolds(query: string): boolean {
  const watch = useCallback(
    (heard: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", heard);
      return () => list.removeEventListener("change", heard);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
