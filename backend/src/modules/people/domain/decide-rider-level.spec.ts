import { decideConfirmation, decideDecline, decideProposal, type KnownLevel } from './decide-rider-level.js';

const rider = { studentId: 'anna', personId: 'anna-p' };
const known = (more: Partial<KnownLevel> = {}): KnownLevel => ({ ...rider, levelId: null, proposal: null, ...more });
const waiting = { riderLevelId: 'earlier', levelId: 'novice' };
const proposed = (levelId: string) => ({
  type: 'people.RiderLevelProposed',
  data: { ...rider, riderLevelId: 'new', levelId },
});
const declined = { type: 'people.RiderLevelDeclined', data: { ...rider, ...waiting } };
const confirmed = (levelId: string | null, formerLevelId: string | null, of: { id: string; proposed: boolean }) => ({
  type: 'people.RiderLevelConfirmed',
  data: { ...rider, riderLevelId: of.id, levelId, formerLevelId, proposed: of.proposed },
});
const ask = (levelId: string) => ({ levelId, riderLevelId: 'new' });

describe('a level that is proposed', () => {
  it('waits to be confirmed', () => expect(decideProposal(ask('novice'), known())).toEqual([proposed('novice')]));

  it('takes the place of one that waits', () =>
    expect(decideProposal(ask('advanced'), known({ proposal: waiting }))).toEqual([declined, proposed('advanced')]));

  it('waits once, however often it is proposed', () =>
    expect(decideProposal(ask('novice'), known({ proposal: waiting }))).toEqual([]));

  it('is nothing new where the rider has it', () =>
    expect(decideProposal(ask('novice'), known({ levelId: 'novice' }))).toEqual([]));

  it('of what the rider has takes the other proposal back', () =>
    expect(decideProposal(ask('beginner'), known({ levelId: 'beginner', proposal: waiting }))).toEqual([declined]));
});

describe('a level that is confirmed', () => {
  it('becomes the rider’s without a proposal, too', () =>
    expect(decideConfirmation(ask('novice'), known({ levelId: 'beginner' }))).toEqual([
      confirmed('novice', 'beginner', { id: 'new', proposed: false }),
    ]));

  it('is the line of history that was proposed', () =>
    expect(decideConfirmation(ask('novice'), known({ proposal: waiting }))).toEqual([
      confirmed('novice', null, { id: 'earlier', proposed: true }),
    ]));

  it('ends a proposal of another', () =>
    expect(decideConfirmation(ask('advanced'), known({ proposal: waiting }))).toEqual([
      declined,
      confirmed('advanced', null, { id: 'new', proposed: false }),
    ]));

  it('again is nothing, but ends what was proposed', () => {
    expect(decideConfirmation(ask('beginner'), known({ levelId: 'beginner' }))).toEqual([]);
    expect(decideConfirmation(ask('beginner'), known({ levelId: 'beginner', proposal: waiting }))).toEqual([declined]);
  });

  it('may be none', () =>
    expect(decideConfirmation({ levelId: null, riderLevelId: 'new' }, known({ levelId: 'novice' }))).toEqual([
      confirmed(null, 'novice', { id: 'new', proposed: false }),
    ]));
});

it('declining ends what waits, and is nothing where nothing waits', () => {
  expect(decideDecline(known({ proposal: waiting }))).toEqual([declined]);
  expect(decideDecline(known())).toEqual([]);
});
