const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** A moment in the reader's own time zone: `Mar 2, 2026, 10:00 AM`. */
export function Time({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{FORMAT.format(new Date(iso))}</time>;
}
