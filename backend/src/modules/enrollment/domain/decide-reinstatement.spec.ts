import type { Compensation, StudentCancelled } from '../events.js';
import { cancelled, enrolled, given, LESSON, marked } from '../test/given.js';
import { decideReinstatement } from './decide-reinstatement.js';

const NOTHING_USED = { date: '2026-11-24', issueIsUsed: false, invoiceIsPaid: false, remain: 1 };
const with_ = (compensation: Compensation, data: Partial<StudentCancelled['data']> = {}) =>
  cancelled('anna', { code: 'BCWM', by: 'barn', compensation, ...data });
const back = (roster: ReturnType<typeof given>, facts: Partial<typeof NOTHING_USED> = {}, toCard: string[] = []) =>
  decideReinstatement({ lessonId: LESSON, runId: 'run', notify: true }, roster, {
    places: new Map([['place-of-anna', { ...NOTHING_USED, ...facts }]]),
    toCard: new Set(toCard),
  });

describe('a lesson takes place after all', () => {
  it('for whoever it took out, as the place stood before, and says what the cancellation had done', () => {
    expect(back(given(enrolled('anna'), with_('makeup', { unit: 'used' }))).map(({ data }) => data)).toEqual([
      expect.objectContaining({ code: 'SCH', withLesson: false, unit: 'used', compensation: 'makeup', runId: 'run' }),
    ]);
    const [held] = back(given(enrolled('anna'), marked('anna', 'COM', { withLesson: true }), with_('none')));
    expect(held?.data).toMatchObject({ code: 'COM', withLesson: true });
  });
  it('not for whoever had cancelled before, or was dealt with since (C07)', () => {
    expect(back(given(enrolled('anna'), cancelled('anna', { code: 'CLC' })))).toEqual([]);
    expect(back(given(enrolled('anna'), with_('makeup'), cancelled('anna', { code: 'CWC' })))).toEqual([]);
    expect(back(given(enrolled('leo'), cancelled('leo', { code: 'BCNA' })))).toEqual([]);
  });
  it.each<[Compensation, Partial<typeof NOTHING_USED>, number]>([
    ['makeup', { issueIsUsed: true }, 0],
    ['credit', { issueIsUsed: true }, 0],
    ['single_lesson', { issueIsUsed: true }, 1],
    ['restore_makeup', { remain: 0 }, 0],
    ['restore_makeup', { remain: 1 }, 1],
    ['lower_invoice', { invoiceIsPaid: true }, 0],
    ['lower_invoice', {}, 1],
    ['refund', { invoiceIsPaid: true }, 1],
    ['none', { remain: 0, issueIsUsed: true }, 1],
  ])('not where what was given is used: %s, %j (C07)', (compensation, facts, count) =>
    expect(back(given(enrolled('anna'), with_(compensation)), facts)).toHaveLength(count),
  );
  it('not where money went back to a card, which nobody can fetch again (C09)', () => {
    expect(back(given(enrolled('anna'), with_('refund')), {}, ['place-of-anna'])).toEqual([]);
    expect(back(given(enrolled('anna'), with_('refund')), {}, ['place-of-leo'])).toHaveLength(1);
  });
  it('and the place is held again', () => {
    const before = given(enrolled('anna'), with_('none'));
    expect(given(enrolled('anna'), with_('none'), ...back(before))).toEqual(given(enrolled('anna')));
  });
});
