import type { LineRow } from "../../line/line-row.ts";
import type { ChosenOption } from "../../custom-option/chosen-option.ts";

/** How what was chosen of a product's options reads on its line, with what each adds to a piece. */
export const optionRows = (chosen: readonly ChosenOption[] = []): readonly LineRow[] =>
  chosen.map(({ optionId, title, said, price, lack }) => ({
    part: `${OPTION_PART}${optionId}`,
    label: title,
    value:
      lack === undefined
        ? said
        : lack === "gone"
          ? { phrase: "%1 (not offered any more)", values: [said] }
          : { phrase: "Please choose", values: [] },
    price: price && price.minor > 0 ? price : null,
  }));

/** What the rows of options are called among those of parts; the number of the option follows. */
export const OPTION_PART = "custom-option-";
