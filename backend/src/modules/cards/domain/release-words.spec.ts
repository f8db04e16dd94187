import { groupedPlaces, releaseSentence } from './release-words.js';

const place = (studentId: string, title: string, date: string) => ({ studentId, rider: studentId, title, date });
const day = (date: string) => `day ${date.slice(-2)}`;

describe('what is released, in words', () => {
  it('by rider and lessons, in the order of their first day', () =>
    expect(
      groupedPlaces([
        place('Leo', 'Private', '2026-12-16'),
        place('Anna', 'Group', '2026-12-21'),
        place('Anna', 'Group', '2026-12-14'),
      ]),
    ).toEqual([
      { rider: 'Anna', title: 'Group', count: 2, from: '2026-12-14' },
      { rider: 'Leo', title: 'Private', count: 1, from: '2026-12-16' },
    ]));

  it('says the day, the lessons, and how many more there are', () => {
    const groups = groupedPlaces(
      ['14', '15', '16', '17', '17'].map((at) => place('Anna', `Group ${at}`, `2026-12-${at}`)),
    );
    expect(releaseSentence('2026-12-11', groups, day)).toBe(
      'If it is not paid before day 11, these places are released, and others may take them: ' +
        'Anna: Group 14, the lesson on day 14; Anna: Group 15, the lesson on day 15; Anna: Group 16, the lesson on day 16; and 2 more.',
    );
  });
});
