import type { WaitingOrdered } from '../waiting-events.js';
import { entryOf, type WaitingList } from './waiting-list.js';

/** `place` counts from 1; beyond the end is the end. Offers that stand are kept. */
export function decideWaitingOrder(
  { lessonId, studentId, place }: { lessonId: string; studentId: string; place: number },
  list: WaitingList,
): WaitingOrdered[] {
  const entry = entryOf(list, studentId);
  if (!entry) return [];
  const others = list.filter((other) => other !== entry);
  const order = [...others.slice(0, place - 1), entry, ...others.slice(place - 1)];
  if (order.every((one, index) => one === list[index])) return [];
  return [{ type: 'enrollment.WaitingOrdered', data: { lessonId, entryIds: order.map(({ entryId }) => entryId) } }];
}
