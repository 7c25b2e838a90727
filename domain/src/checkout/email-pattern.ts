import type { EmailPattern } from "../store/settings.ts";
import { EMAIL_MAX } from "./limits.ts";

/** Whether a text has the shape of an e-mail address; it must come trimmed. */
export const isEmail = (text: string, pattern: EmailPattern): boolean =>
  text.length <= EMAIL_MAX && SHAPES[pattern].test(text);

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

const SHAPES: Readonly<Record<EmailPattern, RegExp>> = {
  /** What a browser takes in a field of the type email: the HTML standard's "valid e-mail address". */
  html: new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`),
  /**
   * The documents' general pattern (UI-07): local part of letters, digits, dot, underscore, percent, plus,
   * hyphen; a domain; a top-level domain of 2 to 4 letters (reading 42: longer ones fail, by document).
   */
  document: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,4}$/,
};
