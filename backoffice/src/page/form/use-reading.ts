import { useState } from "react";

/** A row as its form began with it: it is sent with that, so that whoever was faster is not written over. */
export function useReading<Row>(row: Row) {
  const [reading, setReading] = useState(0);
  const [read, setRead] = useState(row);
  const showAnew = () => {
    setRead(row);
    setReading(reading + 1);
  };
  return { reading, read, setRead, showAnew };
}
