import { answerWorks } from "./answer-works.ts";
import { sewText } from "./sew-text.ts";

answerWorks(sewText);
