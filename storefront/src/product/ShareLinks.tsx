import type { Product } from "../catalog/product/product.queries.ts";
import { copyText } from "../notice/clipboard.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./ShareLinks.module.css";

interface Shared {
  readonly url: string;
  readonly name: string;
  readonly picture: string;
}

/** Where a product can be shared, with the address that shares it. */
const networks: readonly { readonly name: string; href: (shared: Shared) => string }[] = [
  {
    name: "Facebook",
    href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    name: "Pinterest",
    href: ({ url, name, picture }) =>
      `https://www.pinterest.com/pin/create/button/?${query({ url, media: picture, description: name })}`,
  },
  { name: "X", href: ({ url, name }) => `https://x.com/intent/post?${query({ url, text: name })}` },
];

/** Telling others (PDP-16). Addresses need this site's own, so they are built when pressed. In a portal nobody is (PDP-17). */
export default function ShareLinks({ product }: { product: Product }) {
  const { portal } = useConfig();
  if (portal?.isActive) return null;
  const shared = (): Shared => ({
    url: new URL(product.url, location.href).href,
    name: product.name,
    picture: new URL(product.images[0]?.full ?? "/", location.href).href,
  });
  return (
    <ul className={styles["share"]} aria-label={t("Share")}>
      <li aria-hidden="true">{t("Share")}</li>
      {networks.map(({ name, href }) => (
        <li key={name}>
          <button type="button" className="link" onClick={() => open(href(shared()))}>
            {name}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link" onClick={() => (location.href = mailHref(shared()))}>
          {t("Email")}
        </button>
      </li>
      <li>
        <button type="button" className="link" onClick={() => void copyText(shared().url)}>
          {t("Copy link")}
        </button>
      </li>
    </ul>
  );
}

const open = (href: string) => void window.open(href, "_blank", "noopener,noreferrer");

/** Mail programs read %20 as a space, not `+`. */
const mailHref = ({ url, name }: Shared) =>
  `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
