import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useState, type ReactNode } from "react";

interface OfferedProps<Terms> {
  readonly label: string;
  readonly terms: Terms | null;
  /** What it begins as where it was not offered. */
  readonly begin: () => Terms;
  readonly onChange: (terms: Terms | null) => void;
  readonly children: (terms: Terms) => ReactNode;
}

/** A kind of embroidery that is offered or not; what was said of it is there again when it is switched back on. */
export function Offered<Terms>({ label, terms, begin, onChange, children }: OfferedProps<Terms>) {
  const [before, setBefore] = useState<Terms>();
  return (
    <>
      <Checkbox
        label={label}
        checked={terms !== null}
        onChange={({ target }) => {
          if (terms !== null) setBefore(terms);
          onChange(target.checked ? (before ?? begin()) : null);
        }}
      />
      {terms === null ? null : children(terms)}
    </>
  );
}
