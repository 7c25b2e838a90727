import type { FormField } from "../../page/form/FormControl.tsx";

/** Whether what came back is sold again. */
export const SHELF_FIELD = {
  label: "What came back",
  choices: [
    { value: "yes", label: "goes back on the shelf" },
    { value: "no", label: "does not go back on the shelf" },
  ],
} as const satisfies FormField;
