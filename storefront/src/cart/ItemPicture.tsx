import { imageSrcSet } from "@placket/domain/media/image-url";
import { Picture } from "@placket/ui/drawing/picture/Picture";
import type { ShownItem } from "./cart.queries.ts";

/** The picture of an item at a fixed width; empty ground where there is none. */
export function ItemPicture({ item, sizes }: { item: ShownItem; sizes: string }) {
  const { url, label } = item.picture;
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
