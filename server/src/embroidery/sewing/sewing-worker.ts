import { answerWorks } from "./answer-works.ts";
import { sewWork } from "./sew-work.ts";

answerWorks(sewWork);
