import { vi } from "vitest";

/** What was handed to the browser's downloads. */
export function downloads(): readonly { readonly name: string; readonly file: Blob }[] {
  const files: { name: string; file: Blob }[] = [];
  let last: Blob | undefined;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        last = file;
        return "blob:here";
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function take(
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, file: last });
  });
  return files;
}
