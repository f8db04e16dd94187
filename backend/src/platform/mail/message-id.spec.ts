import { messageId, readMessageId } from './message-id.js';

const farmId = '01930000-0000-7000-8000-000000000001';

describe('a mail’s Message-ID', () => {
  it.each(['812-cancelled', `812-cancelled-copy-${farmId}-again-1`])('is read as it was written: %s', (mailId) => {
    const written = messageId(farmId, mailId, 'Leadline <lessons@leadline.test>');
    expect(written).toBe(`<${mailId}.${farmId}@leadline.test>`);
    for (const text of [written, written.slice(1, -1), ` ${written} `])
      expect(readMessageId(text)).toEqual({ farmId, mailId });
  });

  it.each([
    '',
    '<x@leadline.test>',
    `<.${farmId}@leadline.test>`,
    '<812.no-barn@leadline.test>',
    `812.${farmId}`,
    `<a b.${farmId}@x>`,
  ])('is none of ours: %p', (text) => expect(readMessageId(text)).toBeUndefined());
});
