import type { Problem } from "@placket/domain/problem";
import type { SummaryError } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import { failureText } from "../../api/failure-text.ts";
import { fieldProblems, type FieldProblem } from "./problem-lines.ts";

/** A form that is saved by a call: what it begins with, how it is checked, what is done with it. */
interface Saving<Values extends FieldValues> {
  readonly values: Values;
  /** The names of its fields, in their order. */
  readonly names: readonly Path<Values>[];
  /** The domain's own check: the server refuses with the same (hallway §7). */
  readonly check: (values: Values) => readonly FieldProblem[];
  /** What the server refused, in words; the row's own text unless told. */
  readonly textOf?: (problem: Problem) => string;
  /** The id of a field's control, where the summary of errors leads to. */
  readonly idOf: (name: string) => string;
  /** Gives what the form begins with from now on. */
  readonly save: (values: Values) => Promise<Values>;
}

/** The state of a form and of its saving; `errors` are for its summary, `failure` is what the last call threw. */
export function useSaving<Values extends FieldValues>(saving: Saving<Values>) {
  const { names, idOf } = saving;
  const form = useForm<Values>({
    defaultValues: saving.values as DefaultValues<Values>,
    resolver: resolverOf(saving),
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isSaved, setIsSaved] = useState(false);
  const lineOf = ({ name, message }: FieldProblem) => ({ field: idOf(name), text: message });
  const send = async (values: Values) => {
    setErrors([]);
    setFailure(undefined);
    setIsSaved(false);
    try {
      const next = await saving.save(values);
      form.reset(next);
      setIsSaved(true);
    } catch (error) {
      const problems = error instanceof CallError ? error.problems : [];
      const found = fieldProblems(problems, names, saving.textOf);
      for (const { name, message } of found) form.setError(name as Path<Values>, { message });
      setFailure(error);
      setErrors(found.length > 0 ? found.map(lineOf) : [{ text: failureText(error) }]);
    }
  };
  const submit = form.handleSubmit(send, (found) =>
    setErrors(messagesOf(found, names).map(lineOf)),
  );
  return { form, submit, errors, failure, isSaved };
}

function resolverOf<Values extends FieldValues>({ check }: Saving<Values>): Resolver<Values> {
  return (values) => {
    const found = check(values);
    if (found.length === 0) return { values, errors: {} };
    const errors = found.map(({ name, message }) => [name, { type: "check", message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

const messagesOf = (errors: object, names: readonly string[]): FieldProblem[] =>
  names.flatMap((name) => {
    const found = (errors as Readonly<Record<string, { message?: unknown }>>)[name];
    return typeof found?.message === "string" ? [{ name, message: found.message }] : [];
  });
