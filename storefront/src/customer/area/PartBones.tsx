import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { t } from "../../translation/translate.ts";

/** While it is not known who asks, or what they have. */
export function PartBones() {
  return (
    <SkeletonRegion label={t("Loading page")}>
      <SkeletonText lines={5} size={22} last={60} />
    </SkeletonRegion>
  );
}
