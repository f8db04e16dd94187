import { connectState, isOurState } from './connect-state.js';

const secret = 'a secret of at least thirty-two letters';
const asking = { farmId: 'farm', loginId: 'login' };
const now = new Date('2026-11-20T14:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the state that goes to the provider and comes back', () => {
  const state = connectState(secret, asking, now);

  it('is ours for two hours', () => {
    expect(isOurState(secret, asking, state, later(119))).toBe(true);
    expect(isOurState(secret, asking, state, later(120))).toBe(false);
  });

  it.each([
    ['another barn', { ...asking, farmId: 'other' }, state],
    ['another administrator', { ...asking, loginId: 'other' }, state],
    ['a longer life', asking, `zzzzzzzzz.${state.split('.')[1]}`],
    ['no seal', asking, state.split('.')[0] as string],
    ['nothing', asking, ''],
  ])('is not that of %s', (_whose, who, given) => expect(isOurState(secret, who, given, now)).toBe(false));

  it('is not that of another installation', () =>
    expect(isOurState('another secret of thirty-two letters', asking, state, now)).toBe(false));
});
