import { useSettled } from "@placket/web/call/use-settled";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import styles from "./FindByTyping.module.css";

/** How long typing rests before products are looked for, in ms. */
const TYPING_MS = 250;

/** What stands in the field, and what is looked for: `""` for nothing yet. */
interface Typing {
  readonly typed: string;
  readonly search: string;
  readonly onTyped: (typed: string) => void;
}

/** What is typed, and once typing rests the words to look for. */
export function useTyping(): Typing {
  const [typed, onTyped] = useState("");
  const search = useSettled(typed.trim(), TYPING_MS);
  return { typed, search, onTyped };
}

/** A product as it is found. */
interface FoundProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
}

interface FindByTypingProps<Found extends FoundProduct> {
  readonly label: string;
  /** Of the list that it finds for. */
  readonly name: string;
  readonly typing: Typing;
  /** What was found by `typing.search`; `undefined` while it is looked for. */
  readonly found: readonly Found[] | undefined;
  readonly error: Error | null;
  /** Ids of products that cannot be added. */
  readonly taken: readonly number[];
  readonly onFound: (product: Found) => void;
}

/** A field by which products are found and put into a list, one press each. */
export function FindByTyping<Found extends FoundProduct>({
  label,
  name,
  typing: { typed, search, onTyped },
  found,
  error,
  taken,
  onFound,
}: FindByTypingProps<Found>) {
  const shown = search === "" ? undefined : found;
  return (
    <div>
      <TextField
        type="search"
        label={label}
        hint="The beginning of an SKU, or a part of a name"
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={(event) => {
          // It finds, and does not save the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <ul className={styles["found"]} aria-label={`Found for ${name}`}>
        {shown?.map((product) => (
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
      {shown?.length === 0 ? <p>No product is called so.</p> : null}
    </div>
  );
}
