import { scopeTitle } from "@placket/domain/store/scope-title";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress, useGo } from "../page/address.ts";
import { Heading } from "../page/Heading.tsx";
import { Failed, LoadingRows } from "../page/states.tsx";
import type { SettingsAt } from "./setting-draft.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { settingsAt } from "./store.addresses.ts";
import { settingsQuery, type ScopeKey } from "./store.queries.ts";
import styles from "./SettingsPage.module.css";

/** What holds for the shop: everywhere, in a website, or in one store view (hallway §7). */
export default function SettingsPage() {
  const at = scopeFrom(useAddress().query);
  const { data, error, refetch } = useQuery(settingsQuery(at));
  const [reading, setReading] = useState(0);
  const readAnew = async () => {
    await refetch();
    setReading(reading + 1);
  };
  return (
    <>
      <Heading title="Settings" />
      {data ? (
        <>
          <ScopeSwitch settings={data} />
          <SettingsForm
            key={`${textOf(at)} ${reading}`}
            settings={data}
            readAnew={() => void readAnew()}
          />
        </>
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading settings" />
      )}
    </>
  );
}

function ScopeSwitch({ settings: { scope, scopes } }: { readonly settings: SettingsAt }) {
  const go = useGo();
  return (
    <SelectField
      label="These settings hold for"
      className={styles["scope"]}
      value={textOf({ scope: scope.kind, id: scope.id })}
      onChange={({ target }) => go(settingsAt({}, { scope: target.value }))}
    >
      {scopes.map(({ kind, id, name }) => {
        const key = textOf({ scope: kind, id });
        return (
          <option key={key} value={key}>
            {scopeTitle(kind, name)}
          </option>
        );
      })}
    </SelectField>
  );
}

const textOf = ({ scope, id }: ScopeKey) => (scope === "default" ? scope : `${scope}-${id}`);

/** `?scope=store-2`; anything else is the default scope. */
function scopeFrom(query: URLSearchParams): ScopeKey {
  const [, scope, id] = /^(website|store)-(\d{1,9})$/.exec(query.get("scope") ?? "") ?? [];
  if (scope !== "website" && scope !== "store") return { scope: "default", id: 0 };
  return { scope, id: Number(id) };
}
