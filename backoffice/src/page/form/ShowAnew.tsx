import { Button } from "@placket/ui/action/button/Button";

/** Begins a form again with what a colleague, who was faster, has made of its row. */
export const ShowAnew = ({ onPress }: { readonly onPress: () => void }) => (
  <Button kind="line" onClick={onPress}>
    Show What It Is Now
  </Button>
);
