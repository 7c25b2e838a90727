/** An instant as `datetime-local` has it, and back; nothing typed is none. */
export function localOf(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const instantOf = (local: string): string | null =>
  local === "" || Number.isNaN(Date.parse(local)) ? null : new Date(local).toISOString();
