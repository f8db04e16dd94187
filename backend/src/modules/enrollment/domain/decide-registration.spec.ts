import { list } from '../test/waiting.js';
import { checkRegistration, decideRegistering, type RegistrationState } from './decide-registration.js';

const place = (studentId: string, state: RegistrationState = 'registered') => ({ studentId, state });

describe('a session', () => {
  // F12
  it.each([
    ['has a place left', 2, [place('leo')], ['anna'], null],
    ['has its last place taken', 1, [place('leo')], ['anna'], 'session_full'],
    ['has its last place held by whoever asks', 1, [place('leo', 'asked')], ['anna'], 'session_full'],
    ['has one place for two', 2, [place('leo')], ['anna', 'mia'], 'session_full'],
    ['has no limit', null, [place('leo')], ['anna', 'mia'], null],
    ['has the rider already', 9, [place('anna')], ['anna'], 'already_registered'],
    ['has the rider asking already', 9, [place('anna', 'asked')], ['anna'], 'registration_asked'],
  ] as const)('that %s', (_, maxEnrollment, places, fresh, code) => {
    const check = () => checkRegistration({ maxEnrollment, places }, fresh);
    if (code) expect(check).toThrow(expect.objectContaining({ code }));
    else expect(check).not.toThrow();
  });
});

describe('registering', () => {
  const session = {
    maxEnrollment: 4,
    places: [],
    ageFrom: 8,
    ageTo: 12,
    firstDay: '2026-11-24',
    needsApproval: true,
    list: list(),
  };
  const now = new Date('2026-11-20T15:00:00Z');
  const anna = { studentId: 'anna', name: 'Anna', dateOfBirth: '2016-01-01' };
  const leo = { studentId: 'leo', name: 'Leo', dateOfBirth: '2020-01-01' };
  const decide = (by: 'family' | 'staff', riders = [anna], own: Partial<typeof session> = {}) =>
    decideRegistering({ session: { ...session, ...own }, riders, by, lessonId: 'l1', now });

  it.each([
    ['family', true, 'asked'],
    ['family', false, 'registered'],
    ['staff', true, 'registered'],
    ['staff', false, 'registered'],
  ] as const)('by %s, where approval is wanted: %s, comes to %s', (by, needsApproval, state) =>
    expect(decide(by, [anna], { needsApproval })).toEqual({ state, warnings: [] }),
  );

  it.each(['family', 'staff'] as const)('by %s in a session that is over is refused', (by) =>
    expect(() => decideRegistering({ session, riders: [anna], by, lessonId: undefined, now })).toThrow(
      expect.objectContaining({ code: 'session_over' }),
    ),
  );

  it('of one who is too young is refused to a family, with all others', () =>
    expect(() => decide('family', [anna, leo])).toThrow(expect.objectContaining({ code: 'age_outside' })));

  it('of one who is too young is warned of to staff, by name', () =>
    expect(decide('staff', [anna, leo]).warnings).toEqual([
      {
        code: 'rider_age',
        message: 'Leo: This session is for riders from 8 to 12 years; on Tue 24 Nov the rider is 6',
        lessonId: 'l1',
        aboutId: 'leo',
        aboutName: 'Leo',
        elsewhereId: null,
      },
    ]));
});
