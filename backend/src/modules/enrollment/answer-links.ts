import { parse, stringify } from 'uuid';
import { sealed, unsealed, type Sealing } from '../../platform/auth/sealed-bytes.js';

/** What a link in a mail answers: the rider comes, or does not. */
export const ANSWERS = ['come', 'cancel'] as const;
export type Answer = (typeof ANSWERS)[number];

/** One rider’s place in one lesson, and the only thing that the link is good for. */
export interface AnswerLink {
  answer: Answer;
  farmId: string;
  lessonPersonId: string;
}

const ID_BYTES = 16;
const BYTES = 1 + 2 * ID_BYTES;

const sealing = (secret: string): Sealing => ({ secret, purpose: 'mail-answer' });

/** Sealed with the installation’s secret, and kept nowhere. */
export const answerToken = (secret: string, { answer, farmId, lessonPersonId }: AnswerLink) =>
  sealed(sealing(secret), Buffer.concat([Buffer.of(ANSWERS.indexOf(answer)), parse(farmId), parse(lessonPersonId)]));

/** Undefined unless we have made it. */
export function readAnswerToken(secret: string, token: string): AnswerLink | undefined {
  const bytes = unsealed(sealing(secret), BYTES, token);
  const answer = bytes && ANSWERS[bytes[0] ?? -1];
  return answer && { answer, farmId: stringify(bytes, 1), lessonPersonId: stringify(bytes, 1 + ID_BYTES) };
}

/** Behind `#`, which browsers send to no server and name in no referrer. */
export const answerLink = ({ secret, publicUrl }: { secret: string; publicUrl: string }, link: AnswerLink) =>
  `${publicUrl}/answer#${answerToken(secret, link)}`;
