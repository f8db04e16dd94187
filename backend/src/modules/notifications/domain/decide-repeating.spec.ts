import { decideRepeating, type RepeatedMail } from './decide-repeating.js';

const mail = (own: Partial<RepeatedMail> = {}): RepeatedMail => ({
  mailId: '812-cancelled',
  wasSent: true,
  isUnwanted: false,
  isWaiting: false,
  job: 'notifications.mailCancelled',
  isForgotten: false,
  repeated: 0,
  ...own,
});

describe('sending a mail once more', () => {
  it.each([
    ['one that was sent is another', {}, '812-cancelled-again-1'],
    ['one that was repeated before is the next', { repeated: 2 }, '812-cancelled-again-3'],
    ['one that never went out is the same', { wasSent: false }, '812-cancelled'],
  ] as const)('%s', (_, own, id) => expect(decideRepeating(mail(own))).toBe(id));

  it.each([
    ['while it is on its way', { wasSent: false, isWaiting: true }, 'mail_waiting'],
    ['while its repetition is on its way', { isWaiting: true }, 'mail_waiting'],
    ['where its reader wants none of its kind', { wasSent: false, isUnwanted: true }, 'mail_not_wanted'],
    ['once it is forgotten', { isForgotten: true }, 'mail_forgotten'],
    ['where nothing is known of how it came about', { job: null }, 'mail_not_repeatable'],
  ] as const)('not %s', (_, own, code) =>
    expect(() => decideRepeating(mail(own))).toThrow(expect.objectContaining({ code })),
  );
});
