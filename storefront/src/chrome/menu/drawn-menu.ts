let drawn: { readonly __html: string } | undefined;

/** The markup of the menu's items that is drawn next; only a server has it, which drew them before. */
export const drawnMenu = () => drawn;

/** Draws at one go with the menu as it was drawn before. */
export function withDrawnMenu<Value>(html: string, draw: () => Value): Value {
  drawn = { __html: html };
  try {
    return draw();
  } finally {
    drawn = undefined;
  }
}
