import type { PaidMarked } from '../events.js';
import type { PlaceFacts } from './place-facts.js';

type Markable = Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'paid'>;

/** Only where the mark differs; creates no payment. E08 R094 */
export const decidePaid = (places: readonly Markable[], paid: boolean): PaidMarked[] =>
  places
    .filter((place) => place.paid !== paid)
    .map(({ lessonPersonId, lessonId, studentId }) => ({
      type: 'enrollment.PaidMarked',
      data: { lessonPersonId, lessonId, studentId, paid },
    }));
