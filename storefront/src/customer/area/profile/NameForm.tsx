import { checkPerson } from "@placket/domain/customer/person";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { operation } from "../../../api/graphql.ts";
import { useShop } from "../../../api/shop.ts";
import { useProblems } from "../../../checkout/steps/use-problems.ts";
import { showNotice } from "../../../notice/notices.ts";
import { t } from "../../../translation/translate.ts";
import { account as shownAccount } from "../../account.ts";
import { AccountForm } from "../../form/AccountForm.tsx";
import formStyles from "../../form/AccountForm.module.css";
import { textOf } from "../../form/form-text.ts";
import { useSending } from "../../form/use-sending.ts";
import type { AccountPartProps } from "../account-parts.ts";

const updateName = operation(
  "UpdateName",
  `mutation UpdateName($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) { customer { firstname lastname } }
  }`,
);

/** How the account's holder is called. */
export function NameForm({ account }: Pick<AccountPartProps, "account">) {
  const shop = useShop();
  const places = {
    firstname: { id: "profile-firstname", label: t("First name") },
    lastname: { id: "profile-lastname", label: t("Last name") },
  };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: (name: { firstName: string; lastName: string }) =>
      shop.graphql(updateName, { input: { firstname: name.firstName, lastname: name.lastName } }),
    onSent: (name) => {
      shownAccount.set({ ...account, ...name });
      showNotice(t("You saved the account information."), { type: "success" });
    },
  });
  const read = (form: FormData) => ({
    firstName: textOf(form, "firstname").trim(),
    lastName: textOf(form, "lastname").trim(),
  });
  const field = (name: keyof typeof places) => ({
    ...places[name],
    name,
    maxLength: 255,
    error: problems.textOf(name),
    onChange: () => problems.change(name),
  });
  return (
    <AccountForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Save name")}
      busy={busy}
      onSubmit={(form) => submit(read(form), checkPerson({ ...read(form), suffix: "" }))}
    >
      <div className={formStyles["pair"]}>
        <TextField
          {...field("firstname")}
          autoComplete="given-name"
          defaultValue={account.firstName}
        />
        <TextField
          {...field("lastname")}
          autoComplete="family-name"
          defaultValue={account.lastName}
        />
      </div>
    </AccountForm>
  );
}
