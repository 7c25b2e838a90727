import { markup } from "../markup.ts";
import { STYLES } from "../look.ts";
import { wrapped } from "../plain-text.ts";
import type { BlockKind } from "./block.ts";

/** The one thing to do next: a link that looks like the store's main button. */
export const button: BlockKind<"button"> = {
  html: ({ text, href }) =>
    markup`<a class="act" href="${href}" style="${STYLES.button}">${text}</a>`,
  text: ({ text, href }) => `${wrapped(`${text}:`)}\n${wrapped(href)}`,
};

/** Something else that may be done: a link in small letters, which leads nobody away from the button. */
export const link: BlockKind<"link"> = {
  html: ({ text, href }) =>
    markup`<a class="muted" href="${href}" style="${STYLES.muted}">${text}</a>`,
  text: button.text,
};
