import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { t } from "../translation/translate.ts";

/** What the box on a product's page says, by what can be done to the product. */
interface BoxWords {
  readonly want: () => string;
  readonly edit: () => string;
  /** What is behind it. */
  readonly hint: () => string;
}

type Row = BoxWords & { readonly kinds: readonly EmbroideryPartName[] };

/** The words of the documents (EMB-25). */
const EMBROIDERY = {
  want: () => t("Yes, I Want Embroidery"),
  edit: () => t("Yes, I want to edit embroidery"),
};

const ROWS: readonly [Row, ...Row[]] = [
  {
    ...EMBROIDERY,
    kinds: ["text"],
    hint: () => t("A name or a line of text, shown on the garment as it will be sewn."),
  },
  {
    ...EMBROIDERY,
    kinds: ["logos", "flags"],
    hint: () => t("A logo or a flag, shown on the garment as it will be sewn."),
  },
  {
    kinds: ["alteration-piping"],
    want: () => t("Yes, I Want Alterations"),
    edit: () => t("Yes, I want to edit alterations"),
    hint: () => t("Hems and other alterations, to the measures that you give."),
  },
  {
    kinds: ["print-screen"],
    want: () => t("Yes, I Want a Print"),
    edit: () => t("Yes, I want to edit the print"),
    hint: () => t("A print, as you describe it."),
  },
  {
    kinds: ["special-instructions"],
    want: () => t("Yes, I Have Instructions"),
    edit: () => t("Yes, I want to edit instructions"),
    hint: () => t("What is to be done to it, in your own words."),
  },
];

/** The first row that names something that can be done: a box asks for no embroidery where trousers are hemmed. */
export const boxWords = (options: readonly string[]): BoxWords =>
  ROWS.find(({ kinds }) => kinds.some((kind) => options.includes(kind))) ?? ROWS[0];
