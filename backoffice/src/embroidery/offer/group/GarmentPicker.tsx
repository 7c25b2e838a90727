import { useSettled } from "@placket/web/call/use-settled";
import { Button } from "@placket/ui/action/button/Button";
import { Chip } from "@placket/ui/action/chip/Chip";
import { FieldError } from "@placket/ui/form/field/Field";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { garmentsQuery } from "../offer.queries.ts";
import styles from "./GarmentPicker.module.css";
import picker from "./Picker.module.css";

/** Whoever types so slowly is asked for in between. */
const TYPING_MS = 250;

interface GarmentPickerProps {
  readonly id: string;
  readonly error: string | undefined;
  /** In small letters. */
  readonly skus: readonly string[];
  readonly onChange: (skus: readonly string[]) => void;
}

/** The products and families that an offer names: found by their name, or pasted as a list of SKUs. */
export function GarmentPicker({ id, error, skus, onChange }: GarmentPickerProps) {
  const [search, setSearch] = useState("");
  const asked = useSettled(search.trim(), TYPING_MS);
  const { data, isFetching } = useQuery({
    ...garmentsQuery({ search: asked }),
    enabled: asked !== "",
  });
  const add = (more: readonly string[]) =>
    onChange([...new Set([...skus, ...more.map((sku) => sku.toLowerCase())])]);
  const found = data?.garments.filter(({ sku }) => !skus.includes(sku.toLowerCase())) ?? [];
  return (
    <fieldset id={id} className={picker["picker"]}>
      <legend className={picker["legend"]}>Products</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles["chips"]}>
        {skus.map((sku) => (
          <Chip
            key={sku}
            removeLabel="Remove"
            onRemove={() => onChange(skus.filter((one) => one !== sku))}
          >
            {sku.toUpperCase()}
          </Chip>
        ))}
      </div>
      <TextField
        className={styles["search"]}
        label="Add a product by its name or SKU"
        type="search"
        maxLength={80}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter in a search is no wish to save what was found before.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {asked === "" ? null : (
        <ul className={styles["found"]} aria-label="Products found">
          {found.map(({ sku, name }) => (
            <li key={sku}>
              <Button size="sm" kind="line" onClick={() => add([sku])}>
                Add {name} <span className={picker["count"]}>{sku}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <output className={picker["count"]}>
        {asked !== "" && !isFetching && found.length === 0 ? "Nothing more is found." : ""}
      </output>
      <Disclosure kind="link" title="Paste a list of SKUs">
        <Paste onAdd={add} />
      </Disclosure>
    </fieldset>
  );
}

/** Many at once; what is none is told when the offer is saved. */
function Paste({ onAdd }: { readonly onAdd: (skus: readonly string[]) => void }) {
  const [pasted, setPasted] = useState("");
  const words = pasted.split(/[\s,;]+/).filter((word) => word !== "");
  return (
    <div className={styles["search"]}>
      <TextArea
        label="SKUs, between blanks or one to a row"
        maxLength={100_000}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <p>
        <Button
          size="sm"
          kind="line"
          disabled={words.length === 0}
          onClick={() => {
            onAdd(words);
            setPasted("");
          }}
        >
          Add {words.length === 1 ? "1 SKU" : `${words.length} SKUs`}
        </Button>
      </p>
    </div>
  );
}
