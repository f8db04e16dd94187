import { placeFacts } from '../test/given.js';
import { decidePaid } from './decide-paid.js';

const [anna, leo] = [placeFacts('anna'), placeFacts('leo', { paid: true })];

describe('marking as paid', () => {
  it('is said where it was said otherwise', () =>
    expect(decidePaid([anna, leo], true)).toEqual([
      {
        type: 'enrollment.PaidMarked',
        data: { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna', paid: true },
      },
    ]));
  it('can be taken back', () =>
    expect(decidePaid([anna, leo], false).map(({ data }) => [data.studentId, data.paid])).toEqual([['leo', false]]));
});
