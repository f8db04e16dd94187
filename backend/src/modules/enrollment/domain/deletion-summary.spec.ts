import { deletionSummary } from './deletion-summary.js';

const lesson = (date: string, isPast = false) => ({ lessonId: date, date, isPast });
const place = (studentId: string, facts: object = {}) => ({
  lessonId: '2026-11-24',
  studentId,
  isCancelled: false,
  isCovered: false,
  holderId: null,
  ...facts,
});

describe('what deleting takes away', () => {
  it.each([
    [[lesson('2026-11-24')], [], '1 event on 24 November 2026 with no riders.'],
    [
      [lesson('2026-11-24', true)],
      [place('anna', { isCovered: true })],
      '1 event on 24 November 2026 with 1 rider. All in the past. 1 lesson goes back to packages.',
    ],
    [
      [lesson('2026-11-24', true), lesson('2026-12-01')],
      [place('anna'), place('anna'), place('leo', { isCancelled: true, isCovered: true })],
      '2 events from 24 November 2026 to 1 December 2026 with 2 riders. 1 in the past. 1 lesson goes back to packages.',
    ],
  ])('%#', (lessons, places, sentence) => expect(deletionSummary(lessons, places).sentence).toBe(sentence));

  it('counts a rider of many lessons once among the clients', () =>
    expect(deletionSummary([lesson('2026-11-24')], [place('anna'), place('anna')])).toMatchObject({
      riders: 2,
      students: 1,
    }));

  it('counts the families that can be told: of riders in lessons to come, each once', () =>
    expect(
      deletionSummary(
        [lesson('2026-11-24', true), lesson('2026-12-01'), lesson('2026-12-08')],
        [
          place('anna', { holderId: 'ewa' }),
          place('leo', { lessonId: '2026-12-01', holderId: 'kim' }),
          place('mia', { lessonId: '2026-12-08', holderId: 'kim' }),
          place('noa', { lessonId: '2026-12-08', holderId: 'pat', isCancelled: true }),
          place('tom', { lessonId: '2026-12-08' }),
        ],
      ).families,
    ).toBe(1));
});
