import { byPlace, enrolled, given, marked, placeFacts } from '../test/given.js';
import { decideCompletion, decideReopening } from './decide-completion.js';

const places = byPlace(placeFacts('anna'), placeFacts('leo', { packageKind: null }), placeFacts('mia'));

describe('a lesson that was held', () => {
  it('completes who is still scheduled and takes no lesson credit again', () =>
    expect(
      decideCompletion(
        'lesson-1',
        given(enrolled('anna'), enrolled('leo'), enrolled('mia'), marked('mia', 'CNS', { isCancelled: true })),
        places,
      ).map(({ data }) => data),
    ).toEqual([
      {
        lessonPersonId: 'place-of-anna',
        lessonId: 'lesson-1',
        studentId: 'anna',
        code: 'COM',
        isCancelled: false,
        unit: 'used',
        lessonDate: '2026-11-24',
        withLesson: true,
      },
      expect.objectContaining({ studentId: 'leo', code: 'COM', unit: 'none' }),
    ]));
  it('does nothing the second time', () =>
    expect(decideCompletion('lesson-1', given(enrolled('anna'), marked('anna', 'COM')), places)).toEqual([]));
  it('leaves alone whom the tables do not know yet', () =>
    expect(decideCompletion('lesson-1', given(enrolled('zoe')), places)).toEqual([]));
});

describe('a lesson that was not held after all', () => {
  it('schedules whom its completion had marked, and nobody else', () =>
    expect(
      decideReopening(
        'lesson-1',
        given(
          enrolled('anna'),
          enrolled('leo'),
          enrolled('mia'),
          marked('leo', 'COM'),
          marked('anna', 'COM', { withLesson: true }),
          marked('mia', 'COM', { withLesson: true }),
          marked('mia', 'CNS', { isCancelled: true }),
        ),
        places,
      ).map(({ data }) => data),
    ).toEqual([
      expect.objectContaining({ studentId: 'anna', code: 'SCH', isCancelled: false, unit: 'used', withLesson: true }),
    ]));
  it('leaves alone who was marked again since', () =>
    expect(
      decideReopening(
        'lesson-1',
        given(
          enrolled('anna'),
          marked('anna', 'COM', { withLesson: true }),
          marked('anna', 'SCH'),
          marked('anna', 'COM'),
        ),
        places,
      ),
    ).toEqual([]));
});
