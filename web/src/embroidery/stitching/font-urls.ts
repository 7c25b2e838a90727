import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import block from "@fontsource/archivo/files/archivo-latin-700-normal.woff?url";
import smallText from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff?url";
import monogram from "@fontsource/cinzel/files/cinzel-latin-800-normal.woff?url";
import hand from "@fontsource/dancing-script/files/dancing-script-latin-700-normal.woff?url";
import varsity from "@fontsource/graduate/files/graduate-latin-400-normal.woff?url";
import serif from "@fontsource/pt-serif/files/pt-serif-latin-700-normal.woff?url";
import rounded from "@fontsource/nunito/files/nunito-latin-800-normal.woff?url";
import condensed from "@fontsource/oswald/files/oswald-latin-500-normal.woff?url";
import script from "@fontsource/pacifico/files/pacifico-latin-400-normal.woff?url";
import slab from "@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff?url";

/** Where the built pages keep the bytes of each font; the same files that the server reads. */
export const fontUrls: Readonly<Record<FontCode, string>> = {
  block,
  condensed,
  rounded,
  serif,
  slab,
  script,
  hand,
  monogram,
  "small-text": smallText,
  varsity,
};
