import { checkRegistration } from './decide-registration.js';

const session = (maxEnrollment: number | null, ...studentIds: string[]) => ({ maxEnrollment, studentIds });

describe('registering for a session', () => {
  it.each([
    ['while there are places', session(2, 'anna'), ['leo']],
    ['without a limit', session(null, 'anna'), ['leo', 'mia']],
  ])('is possible %s', (_, registered, fresh) => expect(() => checkRegistration(registered, fresh)).not.toThrow());
  it('is refused when fewer than one place is left', () => {
    expect(() => checkRegistration(session(2, 'anna', 'leo'), ['mia'])).toThrow('Session is already full');
    expect(() => checkRegistration(session(2), ['anna', 'leo', 'mia'])).toThrow('Session is already full');
  });
  it.each([[['anna']], [['leo', 'anna']]])('is refused twice, full or not: %j', (fresh) =>
    expect(() => checkRegistration(session(1, 'anna'), fresh)).toThrow('student is already registered in this session'),
  );
});
