import type { Customer } from "./account.queries.ts";
import { Entries } from "./Entries.tsx";
import { Section } from "./Section.tsx";

/** What staff did to the account or in its name. */
export function Acts({ acts }: { readonly acts: Customer["acts"] }) {
  return (
    <Section title="What Staff Did">
      <Entries
        entries={acts.map(({ title, ...act }) => ({ ...act, text: title }))}
        empty="Nothing yet."
      />
    </Section>
  );
}
