/** The attribute labelled 'Size' is special (PDP-12). */
export function isSizeAttribute({
  label,
  code,
}: {
  readonly label: string;
  readonly code: string;
}): boolean {
  return label.toLowerCase() === "size" || code.toLowerCase() === "size";
}
