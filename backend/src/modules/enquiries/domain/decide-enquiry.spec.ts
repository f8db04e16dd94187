import {
  decideAnswer,
  decideAssigning,
  decideClosing,
  decideConfirmation,
  decideContinuing,
  decideLinking,
} from './decide-enquiry.js';
import { nextWrittenAt, type Enquiry } from './enquiry.js';
import { MOST_MESSAGES, MOST_UNANSWERED } from './limits.js';

const id = 'e1';
const enquiry = (own: Partial<Enquiry> = {}): Enquiry => ({
  state: 'new',
  isConfirmed: true,
  personId: null,
  assigneeId: null,
  lessonId: null,
  place: null,
  messages: 0,
  unanswered: 0,
  lastWrittenAt: new Date('2026-11-20T09:00:00.000Z'),
  ...own,
});
const unconfirmed = enquiry({ state: 'unconfirmed', isConfirmed: false });
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type.replace('enquiries.', ''));

describe('confirming an address', () => {
  it('counts once', () => {
    expect(types(decideConfirmation(id, unconfirmed))).toEqual(['EnquiryConfirmed']);
    expect(decideConfirmation(id, enquiry())).toEqual([]);
    expect(decideConfirmation(id, enquiry({ state: 'closed' }))).toEqual([]);
  });
});

describe('writing to one another', () => {
  const both = [
    ['the barn', (one: Enquiry) => decideAnswer(id, one, { messageId: 'm', seen: undefined })],
    ['who asked', (one: Enquiry) => decideContinuing(id, one, 'm')],
  ] as const;

  it.each(both)('%s: also after it was closed', (_, write) =>
    expect(types(write(enquiry({ state: 'closed' })))).toHaveLength(1),
  );
  it.each(both)('%s: not before the address is confirmed', (_, write) =>
    expect(() => write(unconfirmed)).toThrow(expect.objectContaining({ code: 'enquiry_unconfirmed' })),
  );
  it.each(both)('%s: not without end', (_, write) => {
    expect(write(enquiry({ messages: MOST_MESSAGES - 1 }))).toHaveLength(1);
    expect(() => write(enquiry({ messages: MOST_MESSAGES }))).toThrow(
      expect.objectContaining({ code: 'enquiry_full' }),
    );
  });

  it('is refused to whoever asks after ten texts without an answer, not to the barn', () => {
    const waiting = enquiry({ messages: 12, unanswered: MOST_UNANSWERED });
    expect(decideContinuing(id, enquiry({ unanswered: MOST_UNANSWERED - 1 }), 'm')).toHaveLength(1);
    expect(() => decideContinuing(id, waiting, 'm')).toThrow(expect.objectContaining({ code: 'enquiry_unanswered' }));
    expect(decideAnswer(id, waiting, { messageId: 'm', seen: 12 })).toHaveLength(1);
  });

  it('is refused to the barn where something was written that it has not seen', () => {
    const one = enquiry({ messages: 2 });
    expect(types(decideAnswer(id, one, { messageId: 'm', seen: 2 }))).toEqual(['EnquiryAnswered']);
    expect(() => decideAnswer(id, one, { messageId: 'm', seen: 1 })).toThrow(
      expect.objectContaining({ code: 'enquiry_answered_meanwhile' }),
    );
  });
});

describe('the time of a text', () => {
  it.each([
    ['later', '2026-11-20T09:00:05.000Z', '2026-11-20T09:00:05.000Z'],
    ['the same moment', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.001Z'],
    ['a clock that went back', '2026-11-20T08:59:00.000Z', '2026-11-20T09:00:00.001Z'],
  ])('is after the one before: %s', (_, now, written) =>
    expect(nextWrittenAt(new Date(now), enquiry()).toISOString()).toBe(written),
  );
});

describe('what staff say of an enquiry', () => {
  it.each([
    ['closing', decideClosing(id, enquiry(), true), ['EnquiryClosed']],
    ['closing what nobody has confirmed', decideClosing(id, unconfirmed, true), ['EnquiryClosed']],
    ['closing again', decideClosing(id, enquiry({ state: 'closed' }), true), []],
    ['opening', decideClosing(id, enquiry({ state: 'closed' }), false), ['EnquiryReopened']],
    ['opening what is open', decideClosing(id, enquiry({ state: 'answered' }), false), []],
    ['assigning', decideAssigning(id, enquiry(), 'p1'), ['EnquiryAssigned']],
    ['assigning to the same', decideAssigning(id, enquiry({ assigneeId: 'p1' }), 'p1'), []],
    ['taking off', decideAssigning(id, enquiry({ assigneeId: 'p1' }), null), ['EnquiryAssigned']],
    ['linking', decideLinking(id, enquiry(), 'p1'), ['EnquiryLinked']],
    ['linking to the same', decideLinking(id, enquiry({ personId: 'p1' }), 'p1'), []],
    ['taking a link off', decideLinking(id, enquiry({ personId: 'p1' }), null), ['EnquiryLinked']],
  ])('%s', (_, events, expected) => expect(types(events)).toEqual(expected));
});
