import { useShop } from "../api/shop.ts";

/** The day of a post, as the store view writes days. */
export function PostDate({ iso }: { readonly iso: string }) {
  const { locale } = useShop();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={iso.slice(0, 10)}>{day.format(new Date(iso))}</time>;
}
