import { answerWorks } from "../sewing/answer-works.ts";
import { wornPicture } from "./worn-picture.ts";

answerWorks(wornPicture);
