import { minutesAllowed } from './horse-load.js';

const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
const limits = { mostMinutesADay: 120, daysOff: [] as number[], offUntil: null as string | null };

describe('what a horse may do in a week', () => {
  it.each([
    ['every day', {}, 840],
    ['not on its days off, Sunday among them', { daysOff: [1, 7] }, 600],
    ['from the day on which it works again', { offUntil: '2026-11-26' }, 480],
    ['nothing while it rests', { offUntil: '2026-12-01' }, 0],
    ['as much as is asked of it without a limit', { mostMinutesADay: null }, null],
  ])('%s', (_, more, minutes) => expect(minutesAllowed({ ...limits, ...more }, week)).toBe(minutes));
});
