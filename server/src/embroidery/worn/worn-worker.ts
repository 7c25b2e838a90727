import { answerWorks } from "../../threads/answer-works.ts";
import { wornPicture } from "./worn-picture.ts";

answerWorks(wornPicture);
