import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { useSettled } from "../../page/use-settled.ts";
import { foundProductsQuery, type ProductRow } from "../product.queries.ts";
import styles from "./Parts.module.css";

/** How long typing rests before products are looked for, in ms. */
const TYPING_MS = 250;
/** As many as can be looked over. */
const SHOWN = 10;

interface FindProductProps {
  /** Of the list that it finds for. */
  readonly name: string;
  /** Ids of products that cannot be added. */
  readonly taken: readonly number[];
  readonly onFound: (product: ProductRow) => void;
}

/** Finds a product by the beginning of its SKU or a part of its name. */
export function FindProduct({ name, taken, onFound }: FindProductProps) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim(), TYPING_MS) ?? "";
  const { data, error } = useQuery({ ...foundProductsQuery(search), enabled: search !== "" });
  const found = search === "" ? [] : (data?.rows ?? []).slice(0, SHOWN);
  return (
    <div>
      <TextField
        type="search"
        label={`Add a product: ${name}`}
        hint="The beginning of an SKU, or a part of a name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It finds, and does not save the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <ul className={styles["links"]} aria-label={`Found for ${name}`}>
        {found.map((product) => (
          <li key={product.id}>
            <Button
              kind="link"
              disabled={taken.includes(product.id)}
              onClick={() => onFound(product)}
            >
              Add {product.sku}
            </Button>{" "}
            {product.name}
          </li>
        ))}
      </ul>
      {search !== "" && data && found.length === 0 ? <p>No product is called so.</p> : null}
    </div>
  );
}
