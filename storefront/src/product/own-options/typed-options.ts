/** What is typed and chosen, by the id of the option: several ids of values with commas between them. */
export type Typed = Readonly<Record<number, string>>;

/** What stands in the fields of a part of the page. */
export function readFields(section: HTMLElement): Typed {
  const read: Record<number, string> = {};
  const fields = section.querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >('[name^="option-"]');
  for (const field of fields) {
    const isBox = field.type === "checkbox" || field.type === "radio";
    if (field.value === "" || (isBox && !(field as HTMLInputElement).checked)) continue;
    const id = Number(field.name.slice("option-".length));
    const before = read[id];
    read[id] = before === undefined ? field.value : `${before},${field.value}`;
  }
  return read;
}

/** The values that are chosen of an option. */
export const chosenIds = (typed: string): readonly string[] =>
  typed.split(",").filter((id) => id !== "");

/** The same with one more, or without it. */
export const withId = (typed: string, id: string, isOn: boolean): string =>
  [...chosenIds(typed).filter((one) => one !== id), ...(isOn ? [id] : [])].join(",");
