import { byPlace, cancelled, enrolled, given, LONG_BEFORE, placeFacts, TERMS, TODAY } from '../test/given.js';
import { activePlaces } from './roster.js';
import { decideRosterCancellation, type RosterCancellation } from './decide-roster-cancellation.js';

const calledOff = (facts: Partial<RosterCancellation> = {}): RosterCancellation => ({
  lessonId: 'lesson-1',
  date: '2026-11-24',
  title: 'Beginner group',
  action: 'BCWM',
  reason: 'WEA',
  ruledBy: null,
  dates: {},
  notify: true,
  messageId: 'message',
  places: byPlace(placeFacts('anna'), placeFacts('leo', { packageKind: null })),
  terms: TERMS,
  now: LONG_BEFORE,
  today: TODAY,
  ...facts,
});
const effects = (facts: Partial<RosterCancellation>, ...history: Parameters<typeof given>) =>
  decideRosterCancellation(calledOff(facts), activePlaces(given(...history))).map(({ data }) => [
    data.studentId,
    data.code,
    data.unit,
    data.compensation,
  ]);

describe('a lesson the barn calls off', () => {
  it('cancels everybody who has a place, covered or not', () =>
    expect(effects({}, enrolled('anna'), enrolled('leo'))).toEqual([
      ['anna', 'BCWM', 'used', 'makeup'],
      ['leo', 'BCWM', 'none', 'makeup'],
    ]));
  it('leaves who had cancelled before with what that brought', () =>
    expect(effects({}, enrolled('anna'), enrolled('leo'), cancelled('leo'))).toEqual([
      ['anna', 'BCWM', 'used', 'makeup'],
    ]));
  it('restores the makeup of who rode with one', () =>
    expect(effects({ places: byPlace(placeFacts('anna', { packageKind: 'makeup' })) }, enrolled('anna'))).toEqual([
      ['anna', 'BCWM', 'released', 'restore_makeup'],
    ]));
  it('refunds nothing that was not paid', () =>
    expect(effects({ action: 'BCWR' }, enrolled('leo'))).toEqual([['leo', 'BCWR', 'none', 'none']]));
  it('takes the dates of the call', () =>
    expect(
      decideRosterCancellation(
        calledOff({ dates: { purchaseDate: null, makeupStartDate: '2026-11-20', expiryDate: '2027-02-01' } }),
        activePlaces(given(enrolled('anna'))),
      )[0]?.data,
    ).toMatchObject({
      by: 'barn',
      dates: { purchaseDate: TODAY, makeupStartDate: '2026-11-20', expiryDate: '2027-02-01' },
      messageId: 'message',
      notify: true,
    }));
  it('does nothing the second time', () =>
    expect(effects({}, enrolled('anna'), cancelled('anna', { code: 'BCWM' }))).toEqual([]));
});
