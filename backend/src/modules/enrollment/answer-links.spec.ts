import { answerToken, readAnswerToken, type AnswerLink } from './answer-links.js';

const SECRET = 'a secret of thirty-two characters!';
const link: AnswerLink = {
  answer: 'come',
  farmId: '01930000-0000-7000-8000-000000000001',
  lessonPersonId: '01930000-0000-7000-8000-000000000002',
};
const changedAt = (token: string, at: number) => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[at] = (bytes[at] as number) ^ 1;
  return bytes.toString('base64url');
};

describe('a link that answers from a mail', () => {
  it.each(['come', 'cancel'] as const)('says what it is for: %s', (answer) =>
    expect(readAnswerToken(SECRET, answerToken(SECRET, { ...link, answer }))).toEqual({ ...link, answer }),
  );

  it('cannot be made, or turned into another answer, lesson or barn, by anybody else', () => {
    const token = answerToken(SECRET, link);
    for (const at of [0, 1, 17, 32, 33, 64]) expect(readAnswerToken(SECRET, changedAt(token, at))).toBeUndefined();
    expect(readAnswerToken('another secret of thirty-two letters', token)).toBeUndefined();
    for (const cut of ['', 'x', token.slice(0, -2), `${token}AA`]) expect(readAnswerToken(SECRET, cut)).toBeUndefined();
  });
});
