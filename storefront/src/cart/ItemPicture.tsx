import { imageSrcSet } from "@placket/domain/media/image-url";
import { Picture } from "@placket/ui/picture/Picture";
import type { CartItemWire } from "./cart.queries.ts";

/** The picture of an item at a fixed width; empty ground where there is none. */
export function ItemPicture({ item, sizes }: { item: CartItemWire; sizes: string }) {
  const { url, label } = item.product.small_image;
  if (url === null) return <div aria-hidden="true" />;
  const file = url.replace(/^\/media\/catalog\/w\d+\//, "");
  return (
    <Picture
      src={url}
      srcSet={imageSrcSet(decodeURIComponent(file))}
      sizes={sizes}
      width={240}
      height={300}
      alt={label}
    />
  );
}
