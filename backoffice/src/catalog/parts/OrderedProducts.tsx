import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { productAt } from "../catalog.addresses.ts";
import form from "../form/ProductForm.module.css";
import { FindProduct } from "./FindProduct.tsx";
import { moved } from "./moved.ts";
import styles from "./Parts.module.css";

/** A product that a list names. */
export interface OrderedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly isEnabled: boolean;
}

interface OrderedProductsProps {
  readonly id: string;
  readonly title: string;
  /** The one product that cannot be among them. */
  readonly excluded?: number;
  readonly products: readonly OrderedProduct[];
  readonly error: string | undefined;
  readonly isFixed: boolean;
  readonly onProducts: (products: readonly OrderedProduct[]) => void;
}

/** A list of products in its order, moved and taken out one by one, with a way to add more. */
export function OrderedProducts({
  id,
  title,
  excluded,
  products,
  error,
  isFixed,
  onProducts,
}: OrderedProductsProps) {
  return (
    <section id={id} tabIndex={-1} className={form["group"]} aria-label={title}>
      <h2>{title}</h2>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {products.length === 0 ? <p>None yet.</p> : null}
      <ol className={styles["links"]}>
        {products.map((one, at) => (
          <li key={one.id} className={styles["link"]}>
            <a className="link" href={productAt({ id: String(one.id) })}>
              {one.sku}
            </a>
            <span>{one.isEnabled ? one.name : `${one.name} (not sold)`}</span>
            {isFixed ? null : (
              <>
                <Button
                  kind="link"
                  disabled={at === 0}
                  onClick={() => onProducts(moved(products, at, at - 1))}
                >
                  Move up<span className="visually-hidden"> {one.sku}</span>
                </Button>
                <Button
                  kind="link"
                  disabled={at === products.length - 1}
                  onClick={() => onProducts(moved(products, at, at + 1))}
                >
                  Move down<span className="visually-hidden"> {one.sku}</span>
                </Button>
                <Button kind="link" onClick={() => onProducts(products.toSpliced(at, 1))}>
                  Remove<span className="visually-hidden"> {one.sku}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
      {isFixed ? null : (
        <FindProduct
          name={title.split(":")[0] ?? title}
          taken={[...(excluded === undefined ? [] : [excluded]), ...products.map((one) => one.id)]}
          onFound={({ id: found, sku, name, isEnabled }) =>
            onProducts([...products, { id: found, sku, name, isEnabled }])
          }
        />
      )}
    </section>
  );
}
