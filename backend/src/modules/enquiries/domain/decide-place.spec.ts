import {
  checkAsking,
  decideDeclining,
  decideGiving,
  decideKeeping,
  decideWithdrawing,
  type AskingForPlace,
} from './decide-place.js';
import type { Enquiry } from './enquiry.js';
import { MOST_KEPT_OF_ADDRESS } from './limits.js';

const enquiry = (own: Partial<Enquiry> = {}): Enquiry => ({
  state: 'new',
  isConfirmed: true,
  personId: null,
  assigneeId: null,
  lessonId: 'lesson',
  place: 'kept',
  messages: 0,
  unanswered: 0,
  lastWrittenAt: new Date('2026-11-20T09:00:00.000Z'),
  ...own,
});
const coded = (code: string) => expect.objectContaining({ code }) as Error;

describe('asking for a place', () => {
  const ask =
    (own: Partial<AskingForPlace> = {}) =>
    () =>
      checkAsking({
        isOn: true,
        lesson: { isListed: true, isCancelled: false, free: 1 },
        isBookable: true,
        needsWeight: false,
        riderWeight: null,
        ...own,
      });
  const listed = { isListed: true, isCancelled: false, free: 1 };

  it('is taken where one is free', () => {
    expect(ask()).not.toThrow();
    expect(ask({ needsWeight: true, riderWeight: 42 })).not.toThrow();
  });
  it.each([
    ['guests_off', { isOn: false }],
    ['lesson_not_asked_for', { lesson: undefined }],
    ['lesson_not_asked_for', { lesson: { ...listed, isListed: false } }],
    ['lesson_over', { lesson: { ...listed, isCancelled: true } }],
    ['lesson_over', { isBookable: false }],
    ['lesson_full', { lesson: { ...listed, free: 0 } }],
    ['lesson_full', { lesson: { ...listed, free: null } }],
    ['weight_missing', { needsWeight: true }],
  ])('is refused: %s', (code, own) => expect(ask(own)).toThrow(coded(code)));
});

describe('keeping a place once the address is confirmed', () => {
  const keep = (own: Partial<Enquiry> = {}, keptOfAddress = 0, isOn = true, isPaidFirst = false) =>
    decideKeeping({ enquiry: enquiry({ place: 'asked', ...own }), isOn, keptOfAddress, isPaidFirst });

  it('is done for as many as one address may have', () => {
    expect(keep()).toBe('keep');
    expect(keep({}, MOST_KEPT_OF_ADDRESS - 1)).toBe('keep');
    expect(keep({}, MOST_KEPT_OF_ADDRESS)).toBe('many');
  });
  it('is not where the barn has closed the enquiry, or lets no guests ask any more', () =>
    expect([keep({ state: 'closed' }), keep({}, 0, false)]).toEqual(['unkept', 'unkept']));
  it('waits for the money where it must be paid first, and is done once that is held', () => {
    expect(keep({}, 0, true, true)).toBe('unpaid');
    expect(keep({}, MOST_KEPT_OF_ADDRESS, true, true)).toBe('many');
    expect(keep({ place: 'unpaid' })).toBe('keep');
    expect(keep({ place: 'unpaid' }, 0, false)).toBe('unkept');
  });
  it('is nothing of a question, nor of what was decided before', () =>
    expect([keep({ lessonId: null, place: null }), keep({ place: 'ended' })]).toEqual([null, null]));
});

describe('answering who asks for a place', () => {
  const decline = (own: Partial<Enquiry> = {}, seen?: number) =>
    decideDeclining('e1', enquiry(own), { messageId: 'm1', seen }).map(({ data }) => data);

  it('is declined once, also where none is kept', () => {
    expect(decline()).toEqual([{ enquiryId: 'e1', lessonId: 'lesson', messageId: 'm1' }]);
    expect(decline({ place: 'full' })).toHaveLength(1);
    expect(decline({ place: 'declined' })).toEqual([]);
  });
  it.each([
    ['enquiry_without_lesson', { lessonId: null, place: null }, undefined],
    ['place_given_already', { place: 'given' as const }, undefined],
    ['enquiry_unconfirmed', { isConfirmed: false }, undefined],
    ['enquiry_answered_meanwhile', { messages: 1 }, 0],
  ])('is not declined: %s', (code, own, seen) => expect(() => decline(own, seen)).toThrow(coded(code)));

  it('is given once, also where it was declined or not kept', () => {
    expect(decideGiving(enquiry(), true)).toBe('lesson');
    expect(decideGiving(enquiry({ place: 'declined' }), true)).toBe('lesson');
    expect(decideGiving(enquiry({ place: 'given' }), true)).toBeNull();
  });
  it('is given to a rider of its client, where it has one', () => {
    expect(() => decideGiving(enquiry({ personId: 'p1' }), true)).toThrow(coded('enquiry_has_client'));
    expect(decideGiving(enquiry({ personId: 'p1' }), false)).toBe('lesson');
    expect(() => decideGiving(enquiry({ lessonId: null }), true)).toThrow(coded('enquiry_without_lesson'));
  });
});

describe('giving up a place that was asked for', () => {
  const withdraw = (own: Partial<Enquiry>) => decideWithdrawing('e1', enquiry(own)).map(({ data }) => data);

  it('is done while it is kept, or is to be paid; else there is nothing to give up', () => {
    expect(withdraw({ place: 'kept' })).toEqual([{ enquiryId: 'e1', lessonId: 'lesson' }]);
    expect(withdraw({ place: 'unpaid' })).toHaveLength(1);
    expect(withdraw({ place: 'withdrawn' })).toEqual([]);
    expect(withdraw({ place: 'ended' })).toEqual([]);
  });
  it('is refused once it is theirs, which is cancelled as any lesson', () =>
    expect(() => withdraw({ place: 'given' })).toThrow(coded('place_is_theirs')));
});
