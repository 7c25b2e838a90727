import { Heading } from "../page/Heading.tsx";
import { Views } from "./Views.tsx";
import { Workbench } from "./workbench/Workbench.tsx";

/** The workbench: a text as it will be sewn, before anybody orders it. */
export default function EmbroideryPage() {
  return (
    <>
      <Heading title="Embroidery" />
      <Views here="embroidery" />
      <Workbench />
    </>
  );
}
