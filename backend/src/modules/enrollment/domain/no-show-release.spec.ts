import { nextNoShowStep, noticeEnds, noticeFor, releasedBy } from './no-show-release.js';

const notice = { lessonPersonId: 'third', inARow: 3, days: 7, mailedOn: '2026-12-01', isReleased: false };
const now = (facts: Partial<Parameters<typeof nextNoShowStep>[0]> = {}) =>
  nextNoShowStep({
    today: '2026-12-08',
    stand: 'reached',
    inARow: 3,
    rule: { count: 3, releaseAfter: 7 },
    later: [{ date: '2026-12-08' }, { date: '2026-12-15' }, { date: '2026-12-22' }],
    notice,
    ...facts,
  });

describe('places after no-shows in a row', () => {
  it('are announced with the days of the rule, once', () => {
    expect(now({ notice: undefined })).toEqual({ kind: 'announce', days: 7 });
    expect(now({ today: '2026-12-07' })).toBeUndefined();
  });

  it.each([
    ['the rule leaves it to staff', { rule: { count: 3 } }],
    ['staff said Not this time', { stand: 'left' as const }],
    ['the family has only been warned', { stand: 'warned' as const }],
    ['the rider holds no place after the day', { later: [{ date: '2026-12-08' }] }],
  ])('stay where %s, and what was announced is ended', (_, facts) => {
    expect(now({ ...facts, notice: undefined })).toBeUndefined();
    expect(now(facts)).toEqual({ kind: 'end' });
  });

  it.each([
    ['2026-12-07', undefined],
    ['2026-12-08', { kind: 'release', on: '2026-12-08' }],
    ['2027-01-20', { kind: 'release', on: '2026-12-08' }],
  ])('on %s, of a mail of 1 December with 7 days: %j', (today, step) => expect(now({ today })).toEqual(step));

  it('stay while the mail has not gone out, however long that is', () =>
    expect(now({ today: '2026-12-14', notice: { ...notice, mailedOn: null } })).toBeUndefined());

  it('keep the days that were promised, whatever the rule says now', () => {
    expect(now({ rule: { count: 3, releaseAfter: 3 }, today: '2026-12-05' })).toBeUndefined();
    expect(now({ rule: { count: 3, releaseAfter: 30 } })).toEqual({ kind: 'release', on: '2026-12-08' });
  });

  it('are released once, and announced again only of one more no-show', () => {
    const done = { ...notice, isReleased: true };
    expect(now({ notice: done })).toBeUndefined();
    expect(now({ notice: done, inARow: 4 })).toEqual({ kind: 'announce', days: 7 });
  });
});

it('leaves the lessons of the day itself to the rider', () =>
  expect(releasedBy([{ date: '2026-12-07' }, { date: '2026-12-08' }, { date: '2026-12-09' }], '2026-12-08')).toEqual([
    { date: '2026-12-09' },
  ]));

describe('what was announced', () => {
  it.each([
    ['of the last one', ['third', 'second', 'first'], true],
    ['though one more was missed since', ['fourth', 'third', 'second', 'first'], true],
    ['not once an earlier mark was put right', ['fourth', 'third', 'second'], false],
    ['not once the rider came', [], false],
  ])('holds %s', (_, missed, holds) => expect(noticeFor(missed, [notice]) === notice).toBe(holds));

  it('counts its days from the mail, and from today while it has not gone out', () => {
    expect(noticeEnds({ days: 7, mailedOn: '2026-12-28' }, '2027-01-02')).toBe('2027-01-04');
    expect(noticeEnds({ days: 3, mailedOn: null }, '2026-12-05')).toBe('2026-12-08');
  });
});
