import { filledText, LETTER_TEXT_NAMES, type LetterTexts } from "@placket/domain/mail/letter-texts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { Block } from "../letter/block/block.ts";
import { letterHtml, letterText } from "../letter/document.ts";
import { letterheadOf } from "../letter/letterhead.ts";
import { ownTexts, type OwnTexts } from "./own-texts.ts";
import { textsOf, valuesOf, type LetterTemplate } from "./template.ts";

/** A letter in words: all of it but to whom it goes, and what for. */
export interface WordedLetter {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Words a letter as its template and staff say, HTML and text from one value: to a shopper in the language of the
 * call's store view, to staff in English and in the name of the first store view. `own` is what staff say; what is
 * saved unless given.
 */
export function letterOf<Data>(
  call: Ctx,
  template: LetterTemplate<Data>,
  data: Data,
  own?: OwnTexts,
): WordedLetter {
  const ctx = inViewOf(call, template);
  const head = letterheadOf(ctx, template.readers);
  const said = own ?? ctx.held(ownTexts)({ storeViewId: ctx.store.id, template: template.name });
  const unlessSaid = textsOf(template, head);
  const values = valuesOf(template, data, head);
  const texts = Object.fromEntries(
    LETTER_TEXT_NAMES.map((name) => {
      // What names something that this letter has not, gives way to what it says of itself.
      const text = filledText(said[name] ?? unlessSaid[name], values);
      return [name, text ?? filledText(unlessSaid[name], values) ?? ""];
    }),
  ) as LetterTexts;
  const blocks: readonly Block[] = [
    { is: "heading", text: texts.heading },
    { is: "paragraph", text: texts.intro },
    ...template.blocks(data, head),
    { is: "paragraph", text: texts.closing },
  ];
  const sheet = { subject: texts.subject, head, blocks };
  return {
    template: template.name,
    subject: texts.subject,
    text: letterText(sheet),
    html: letterHtml(sheet),
  };
}

/** The call in the store view in whose name a letter goes. */
function inViewOf(ctx: Ctx, { readers }: Pick<LetterTemplate<never>, "readers">): Ctx {
  return readers === "staff" ? { ...ctx, store: ctx.held(stores).defaultView } : ctx;
}
