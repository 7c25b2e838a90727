import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { useState, type FormEvent } from "react";
import { failureText } from "../api/failure-text.ts";
import { Mark } from "../page/Frame.tsx";
import { Heading } from "../page/Heading.tsx";
import { CodeField } from "./CodeField.tsx";
import { textOf } from "./form-text.ts";
import { useSignIn } from "./staff.queries.ts";
import styles from "./SignInPage.module.css";

/** The door: email, password, and a code where it is asked for. What was refused stands above and is announced. */
export default function SignInPage() {
  const signIn = useSignIn();
  const [asksCode, setAsksCode] = useState(false);
  const { error } = signIn;
  // Once asked for, the field stays: whoever mistypes the password next need not lose the code.
  if (!asksCode && error instanceof CallError && error.is("staff.codeRequired")) setAsksCode(true);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = textOf(form, "code").trim();
    const login = { email: textOf(form, "email"), password: textOf(form, "password") };
    signIn.mutate(code === "" ? login : { ...login, code });
  };
  return (
    <main className={styles["page"]}>
      <form className={styles["form"]} onSubmit={send}>
        <p className={styles["mark"]}>
          <Mark />
        </p>
        <Heading title="Sign In">Back Office</Heading>
        <div role="alert">
          {signIn.error ? <p className={styles["error"]}>{failureText(signIn.error)}</p> : null}
        </div>
        <TextField label="Email" name="email" type="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {asksCode ? <CodeField /> : null}
        <Button type="submit" wide busy={signIn.isPending} busyLabel="signing in">
          Sign In
        </Button>
      </form>
    </main>
  );
}
