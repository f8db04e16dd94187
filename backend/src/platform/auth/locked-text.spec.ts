import { locked, unlocked } from './locked-text.js';

const secret = 'a secret of thirty-two characters!';
const barn = '01930000-0000-7000-8000-000000000001';
const sealing = { secret, purpose: 'test', within: barn };

describe('a text that only this installation can read', () => {
  it('is read back, and never looks the same twice', () => {
    const one = locked(sealing, 'Zoë at the gate');
    expect(unlocked(sealing, one)).toBe('Zoë at the gate');
    expect(locked(sealing, 'Zoë at the gate')).not.toBe(one);
    expect(one).not.toContain('gate');
  });

  it.each([
    ['with another secret', { ...sealing, secret: 'another secret of thirty-two letters' }],
    ['for another purpose', { ...sealing, purpose: 'other' }],
    ['in another barn', { ...sealing, within: '01930000-0000-7000-8000-000000000002' }],
  ])('is not read %s', (_, other) => expect(unlocked(other, locked(sealing, 'text'))).toBeUndefined());

  it.each(['', 'x', 'A'.repeat(60)])('is nothing where somebody made it up: %p', (token) =>
    expect(unlocked(sealing, token)).toBeUndefined(),
  );
});
