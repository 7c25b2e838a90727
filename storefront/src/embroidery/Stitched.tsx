import type { SewnPicture } from "@placket/contract/embroidery/sewn-picture";
import { lateModule } from "@placket/web/late/late-module";
import { late } from "../slot/late.tsx";

const SewnPictures = late(
  "src/embroidery/SewnPictures.tsx",
  lateModule(() => import("./SewnPictures.tsx")),
  null,
);

interface StitchedProps {
  readonly item: { readonly sewn: readonly SewnPicture[] };
  /** It is to be looked at closely, and whole too. */
  readonly isLarge?: boolean;
}

/** Everything that is embroidered on an item, as it will be sewn; nothing where there is nothing. */
export const Stitched = ({ item: { sewn }, isLarge = false }: StitchedProps) =>
  sewn.length > 0 ? <SewnPictures pictures={sewn} isLarge={isLarge} /> : null;
