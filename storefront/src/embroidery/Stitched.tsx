import { lateModule } from "@placket/web/late/late-module";
import { late } from "../slot/late.tsx";

const SewnOnItem = late(
  "src/embroidery/preview/SewnOnItem.tsx",
  lateModule(() => import("./preview/SewnOnItem.tsx")),
  null,
);

interface StitchedProps {
  readonly item: {
    readonly simpleProductId: number;
    readonly parts: readonly { readonly kind: string; readonly text: string }[];
    readonly picture: { readonly url: string | null };
  };
}

/** The text that is embroidered on an item, as it will be sewn; nothing where there is none. */
export function Stitched({ item: { simpleProductId, parts, picture } }: StitchedProps) {
  const isSewn = parts.some(({ kind }) => kind === "text");
  return isSewn ? (
    <SewnOnItem productId={simpleProductId} parts={parts} picture={picture.url} />
  ) : null;
}
