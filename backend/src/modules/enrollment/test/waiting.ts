import { stateAfter } from '../../../platform/event-store/stream.js';
import type { OfferHours } from '../domain/offer-hours.js';
import { waitingStream, type WaitingList } from '../domain/waiting-list.js';
import type { PlaceOffered, WaitingEvent, WaitingJoined } from '../waiting-events.js';
import { LESSON } from './given.js';

// Builders for specs of the waiting list, beside `given.ts`.
const entry = (who: string) => ({ entryId: `entry-of-${who}`, lessonId: LESSON, studentId: who });

export const list = (...history: WaitingEvent[]): WaitingList => stateAfter(waitingStream, history);
export const joined = (who: string, data: Partial<WaitingJoined['data']> = {}): WaitingJoined => ({
  type: 'enrollment.WaitingJoined',
  data: { ...entry(who), autoEnrol: false, withMakeup: false, ...data },
});
export const offered = (who: string, until: Date | string): PlaceOffered => ({
  type: 'enrollment.PlaceOffered',
  data: { ...entry(who), until: new Date(until).toISOString() },
});
export const judged = (who: string, because: string | null): WaitingEvent => ({
  type: 'enrollment.WaitingJudged',
  data: { ...entry(who), because },
});
export const HOURS: OfferHours = {
  timeZone: 'America/Toronto',
  holdHours: 4,
  quietFrom: '21:00',
  quietUntil: '07:00',
};
