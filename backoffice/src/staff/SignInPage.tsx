import { Button } from "@placket/ui/button/Button";
import { TextField } from "@placket/ui/text-field/TextField";
import type { FormEvent, ReactNode } from "react";
import { failureText } from "../api/call-error.ts";
import { Heading } from "../page/Heading.tsx";
import { useSignIn } from "./staff.queries.ts";
import styles from "./SignInPage.module.css";

/** The door: email and password. What was refused stands above the fields and is announced. */
export function SignInPage({ mark }: { readonly mark: ReactNode }) {
  const signIn = useSignIn();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    signIn.mutate({ email: textOf(form, "email"), password: textOf(form, "password") });
  };
  return (
    <main className={styles["page"]}>
      <form className={styles["form"]} onSubmit={send}>
        <p className={styles["mark"]}>{mark}</p>
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
        <Button type="submit" wide busy={signIn.isPending} busyLabel="signing in">
          Sign In
        </Button>
      </form>
    </main>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
