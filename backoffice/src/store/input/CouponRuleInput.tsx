import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { SettingInputProps } from "../SettingInput.tsx";

/** Rules that want a code, by priority: the first page of them. */
const rulesQuery = {
  queryKey: ["cartRules", "with codes"],
  queryFn: async () => {
    const { rows } = await call("cartRules", { query: {} });
    return rows.filter(({ needsCoupon }) => needsCoupon);
  },
};

/** The promotion whose codes are given. One that is on no list any more, or may not be read, goes by its number. */
export function CouponRuleInput({ typed, onTyped, ...rest }: SettingInputProps) {
  const { data: rules = [] } = useQuery(rulesQuery);
  const isListed = typed === null || rules.some(({ id }) => id === typed);
  return (
    <SelectField
      {...rest}
      value={JSON.stringify(typed)}
      onChange={({ target }) => onTyped(JSON.parse(target.value))}
    >
      <option value="null">None</option>
      {isListed ? null : (
        <option value={JSON.stringify(typed)}>Promotion {JSON.stringify(typed)}</option>
      )}
      {rules.map(({ id, name, isActive }) => (
        <option key={id} value={id}>
          {isActive ? name : `${name} (off)`}
        </option>
      ))}
    </SelectField>
  );
}
