import { answerWorks } from "../../threads/answer-works.ts";
import { sewWork } from "./sew-work.ts";

answerWorks(sewWork);
