import { useState } from "react";
import { Badge } from "../src/status/badge/Badge.tsx";
import { Button, buttonClass } from "../src/action/button/Button.tsx";
import { Chip } from "../src/action/chip/Chip.tsx";
import { IconButton } from "../src/action/icon-button/IconButton.tsx";
import { Icon, type IconName } from "../src/drawing/icon/Icon.tsx";
import { iconPaths } from "../src/drawing/icon/paths.data.ts";
import { Tag } from "../src/status/tag/Tag.tsx";
import { Row, Section } from "./Section.tsx";
import styles from "./specimen.module.css";

const NAMES = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

/** Everything that is pressed. */
export function Actions() {
  const [liked, setLiked] = useState(true);
  const [chips, setChips] = useState(["White", "Black", "Size M", "$40 to $90"]);
  return (
    <Section title="Actions">
      <Row>
        <Button size="sm">Small</Button>
        <Button>Checkout</Button>
        <Button size="big">Add, $61.50</Button>
        <Button kind="line" size="sm">
          Small
        </Button>
        <Button kind="line">View</Button>
        <Button kind="line" size="big">
          Big line
        </Button>
        <Button kind="link">As a link</Button>
        <a className={buttonClass({ kind: "line" })} href="#main">
          A link as a button
        </a>
      </Row>
      <Row>
        <Button busy busyLabel="saving">
          Busy
        </Button>
        <Button busy size="sm">
          Busy
        </Button>
        <Button busy kind="line">
          Busy
        </Button>
        <Button busy kind="link">
          Busy
        </Button>
        <Button disabled>Disabled</Button>
        <Button kind="line" disabled>
          Disabled
        </Button>
        <Button kind="link" disabled>
          Disabled
        </Button>
      </Row>
      <div className={styles["narrow"]}>
        <Button size="big" wide>
          Wide and big
        </Button>
      </div>
      <Row>
        <IconButton
          icon="pin"
          label="Keep"
          filled={liked}
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconButton icon="close" label="Close" size="sm" />
        <IconButton icon="pin" label="Keep too" kind="line" size="big" />
        <IconButton icon="bag" label="Bag, 26 items">
          <Badge corner>26</Badge>
        </IconButton>
        <IconButton icon="close" label="Remove" disabled />
        <span>
          Bag <Badge label="items">3</Badge>
        </span>
      </Row>
      <Row>
        <Tag>Best seller</Tag>
        <Tag kind="ink">New</Tag>
        <Tag kind="sale">Sale</Tag>
        <Tag kind="own">Ours only</Tag>
      </Row>
      <Row>
        {chips.map((chip) => (
          <Chip
            key={chip}
            removeLabel="Remove"
            onRemove={() => setChips(chips.filter((c) => c !== chip))}
          >
            {chip}
          </Chip>
        ))}
        <Chip>Stays</Chip>
        <Button kind="link" className="small" onClick={() => setChips([])}>
          Clear all
        </Button>
      </Row>
      <div className={`on-dark ${styles["dark"]}`}>
        <Row>
          <IconButton icon="search" label="Search on dark" />
          <a href="#main">A link on a dark ground</a>
        </Row>
      </div>
      <ul className={styles["icons"]}>
        {NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
