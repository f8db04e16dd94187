import { readStopToken, stopToken, type StopLink } from './stop-links.js';

const SECRET = 'a secret of thirty-two characters!';
const link: StopLink = {
  kind: 'reminders',
  farmId: '01930000-0000-7000-8000-000000000001',
  personId: '01930000-0000-7000-8000-000000000002',
};
const changedAt = (token: string, at: number) => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[at] = (bytes[at] as number) ^ 1;
  return bytes.toString('base64url');
};

describe('a link that stops a kind of mail', () => {
  it.each(['reminders', 'announcements', 'seasons'] as const)('says what it is for: %s', (kind) =>
    expect(readStopToken(SECRET, stopToken(SECRET, { ...link, kind }))).toEqual({ ...link, kind }),
  );

  it('cannot be made, or turned into another kind, person or barn, by anybody else', () => {
    const token = stopToken(SECRET, link);
    for (const at of [0, 1, 16, 17, 32, 33, 64]) expect(readStopToken(SECRET, changedAt(token, at))).toBeUndefined();
    expect(readStopToken('another secret of thirty-two letters', token)).toBeUndefined();
    for (const cut of ['', 'x', token.slice(0, -2), `${token}AA`]) expect(readStopToken(SECRET, cut)).toBeUndefined();
  });
});
