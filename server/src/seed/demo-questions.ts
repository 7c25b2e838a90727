import type { Db } from "../db/database.ts";
import { storeQuestions, type DemoQuestion } from "./demo-questions.sql.ts";

/** Questions of the demo store, each asked by nobody: its address receives no letters. */
const QUESTIONS: readonly DemoQuestion[] = [
  ...[
    [
      "Does the coat shrink in a hot wash?",
      "Less than two per cent at 60 °C. Choose your usual size.",
    ],
    ["Can the sleeves be rolled up?", "Yes. The cuffs fold twice and stay there."],
    [
      "Is there a pocket for a thermometer?",
      "There is one on the left sleeve, for two pens or a probe.",
    ],
    ["Are the buttons sewn on or studs?", "They are sewn on, with two spare ones inside the hem."],
    [
      "How is embroidery on it washed?",
      "As the coat is. The thread is polyester and keeps its color at 60 °C.",
    ],
    ["Is the front double?", "Yes, it is double-breasted and buttons on either side."],
    [
      "Which sizes are in stock as a rule?",
      "XS to 4XL. What is there today stands beside each size.",
    ],
  ].map(([question = "", answer = ""]) => ({ sku: "MRW-10", question, answer })),
  {
    sku: "MRW-11",
    question: "Is it lighter than the coat with long sleeves?",
    answer: "It is the same cloth with short sleeves, and about 120 g lighter.",
  },
  {
    sku: "BNC-10",
    question: "Does it come in tall?",
    answer: "Not yet. The inseam stands in the size chart.",
  },
  {
    sku: "HRB-10",
    question: "Can we have it with our logo?",
    answer: "Yes: choose “Add embroidery” above. Digitizing a logo is paid once.",
  },
  {
    sku: "LRD-10",
    question: "Is it see-through in white?",
    answer: "No. The white is lined at the front.",
  },
  { sku: "MRW-10", question: "Do you also make it in red?", answer: null },
];

/** Asks and answers them, the first one longest ago; nothing where questions are there. */
export const seedQuestions = (db: Db, now: Date): Promise<void> =>
  storeQuestions(db, { questions: QUESTIONS, now });
