import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { useSettled } from "../page/use-settled.ts";
import { selectableQuery, type Selectable } from "./bundle.queries.ts";
import styles from "./BundleForm.module.css";

/** How long typing rests before products are looked for, in ms. */
const TYPING_MS = 250;

interface ProductFinderProps {
  /** Of the option that it finds for. */
  readonly name: string;
  /** Ids of the products that stand there already. */
  readonly taken: readonly number[];
  readonly onFound: (product: Selectable) => void;
}

/** Finds a product by SKU or name and puts it into an option. */
export function ProductFinder({ name, taken, onFound }: ProductFinderProps) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim(), TYPING_MS) ?? "";
  const { data, error } = useQuery({ ...selectableQuery(search), enabled: search !== "" });
  const found = search === "" ? [] : (data?.products ?? []);
  return (
    <div>
      <TextField
        type="search"
        label={`Add a product to ${name}`}
        hint="The beginning of an SKU, or a part of a name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It finds, and does not save the bundle.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <ul className={styles["found"]} aria-label={`Found for ${name}`}>
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
