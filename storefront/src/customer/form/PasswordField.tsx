import { TextField, type TextFieldProps } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { t } from "../../translation/translate.ts";
import styles from "./AccountForm.module.css";

/** Longest text that a field takes: a longer one than any password, so that none is cut off unseen. */
const MAX_TYPED = 1024;

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      maxLength={MAX_TYPED}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <IconButton
          icon={isShown ? "eye-off" : "eye"}
          label={isShown ? t("Hide the password") : t("Show the password")}
          size="sm"
          className={styles["eye"]}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
