import type { Locator, Page } from "playwright-core";

/** More stops than any page has; beyond it the walk has lost its way. */
const MAX_STOPS = 150;

/** Presses Tab until the control has the focus. @throws when it cannot be reached so. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${control.toString()}`);
}

/** Goes to a control by Tab and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Goes to a group of radios by Tab and to one of them by arrows. */
export async function arrowTo(page: Page, group: Locator, radio: Locator): Promise<void> {
  await tabTo(page, group.locator(":focus, input[type=radio]:checked, input[type=radio]").first());
  await page.keyboard.press("Space");
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await radio.isChecked()) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`Arrows do not lead to ${radio.toString()}`);
}

/** Whether keys go to this element; in a frame too. */
function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) =>
      element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );
}
