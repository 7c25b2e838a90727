import { Button } from "@placket/ui/button/Button";
import { TextField } from "@placket/ui/text-field/TextField";
import type { FormEvent } from "react";
import styles from "./SearchForm.module.css";

interface SearchFormProps {
  readonly label: string;
  readonly hint: string;
  /** What the address says now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches a list when it is sent; the text then stands in the address. */
export function SearchForm({ label, hint, search, onSearch }: SearchFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("search");
    onSearch(typeof text === "string" ? text.trim() : "");
  };
  return (
    <search>
      <form className={styles["form"]} onSubmit={send}>
        <TextField
          key={search}
          label={label}
          labelPlace="hidden"
          placeholder={hint}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="line" className={styles["send"]}>
          Search
        </Button>
      </form>
    </search>
  );
}
