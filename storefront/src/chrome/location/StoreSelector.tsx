import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import type { Leaving } from "./go-to-store.ts";
import { Regions } from "./Regions.tsx";
import { switcherQuery } from "./switcher.queries.ts";

interface StoreSelectorProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly leaving?: Leaving;
}

/** Regions, their stores, and the languages of each (STORE-01); the page behind does not scroll (STORE-04). */
export default function StoreSelector({ open, onClose, leaving }: StoreSelectorProps) {
  useBackCloses(open, onClose);
  const { data, isError, refetch } = useQuery(switcherQuery(useShop()));
  return (
    <Dialog open={open} onClose={onClose} title={t("Select your Location")} closeLabel={t("Close")}>
      {data ? <Regions heading="h3" switcher={data} leaving={leaving} /> : null}
      {data || isError ? null : (
        <SkeletonRegion label={t("Loading")}>
          <SkeletonText lines={4} size={22} last={60} />
        </SkeletonRegion>
      )}
      {!data && isError ? (
        <div role="alert">
          <p>{t("Something went wrong. Please try again.")}</p>
          <Button onClick={() => void refetch()}>{t("Try again")}</Button>
        </div>
      ) : null}
    </Dialog>
  );
}
