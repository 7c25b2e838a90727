import { useState, type ReactNode } from "react";
import { RadioGroup, type RadioGroupProps } from "../form/radio/RadioGroup.tsx";

type Props = Partial<RadioGroupProps> & { onChoose?: (value: string) => void; children: ReactNode };

/** A RadioGroup that keeps its own choice, for tests. */
export function StatefulGroup({ onChoose, children, ...rest }: Props) {
  const [value, setValue] = useState<string | null>(rest.value ?? null);
  const choose = (next: string) => {
    setValue(next);
    onChoose?.(next);
  };
  return (
    <RadioGroup legend="Which" {...rest} value={value} onChange={choose}>
      {children}
    </RadioGroup>
  );
}
