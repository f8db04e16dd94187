import { stateAfter } from '../../../platform/event-store/stream.js';
import { hoursBefore, lesson, LONG_BEFORE, STARTS_AT } from '../test/given.js';
import {
  decideFreeing,
  decideGuestPlace,
  decideGuestRound,
  MOST_GUEST_PLACES,
  type GuestRound,
  type KeepingGuestPlace,
} from './decide-guest-place.js';
import { guestStream, type GuestPlaces } from './guest-places.js';

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(LONG_BEFORE.getTime() + hours * HOUR_MS);
const kept = (...until: Date[]): GuestPlaces => until.map((one, n) => ({ placeId: `guest-${n + 1}`, until: one }));

const keep = (own: Partial<KeepingGuestPlace> = {}, guests: GuestPlaces = []) => {
  const { outcome, events } = decideGuestPlace(
    {
      placeId: 'nora',
      lessonId: 'lesson-1',
      lesson: { ...lesson({ maxEnrollment: 2 }), isListed: true },
      taken: 1,
      ofBarn: 0,
      keptHours: 24,
      bufferHours: 0,
      now: LONG_BEFORE,
      ...own,
    },
    guests,
  );
  return [outcome, ...events.map(({ data: { until } }) => until)];
};
const listed = (own: Parameters<typeof lesson>[0]) => ({ ...lesson(own), isListed: true });

describe('a place for a guest', () => {
  it('is kept for as many hours as the barn says', () => expect(keep()).toEqual(['kept', after(24).toISOString()]));
  it('is kept no longer than until the lesson begins', () =>
    expect(keep({ now: hoursBefore(3) })).toEqual(['kept', STARTS_AT.toISOString()]));
  it('is kept once', () => expect(keep({ placeId: 'guest-1' }, kept(after(2)))).toEqual(['kept']));
  it.each([
    ['the last free one', { taken: 1 }, kept(), 'kept'],
    ['one that a rider has, or that is held for who waits', { taken: 2 }, kept(), 'full'],
    ['one that is kept for another guest', { taken: 1 }, kept(after(2)), 'full'],
    ['one that is kept for another guest whose time has just ended', { taken: 1 }, kept(LONG_BEFORE), 'full'],
  ])('is %s', (_, own, guests, outcome) => expect(keep(own, guests)[0]).toBe(outcome));
  it.each([
    ['called off', { lesson: listed({ maxEnrollment: 2, isCancelled: true }) }],
    ['deleted', { lesson: undefined }],
    ['not on the public page', { lesson: { ...lesson({ maxEnrollment: 2 }), isListed: false } }],
    ['too soon by the hour', { now: hoursBefore(12), bufferHours: 12 }],
    ['begun', { now: STARTS_AT }],
  ])('is none where the lesson is %s', (_, own) => expect(keep(own)).toEqual(['over']));
  it('is there until booking closes', () => expect(keep({ now: hoursBefore(12.01), bufferHours: 12 })[0]).toBe('kept'));
  it('is not kept where the barn keeps none, or keeps as many as it may', () => {
    expect(keep({ keptHours: 0 })).toEqual(['unkept']);
    expect(keep({ ofBarn: MOST_GUEST_PLACES })).toEqual(['many']);
    expect(keep({ ofBarn: MOST_GUEST_PLACES - 1 })[0]).toBe('kept');
  });
});

describe('what is kept for guests', () => {
  const round = (guests: GuestPlaces, own: Partial<GuestRound> = {}) =>
    decideGuestRound(
      { lessonId: 'lesson-1', lesson: lesson({ maxEnrollment: 2 }), taken: 0, now: LONG_BEFORE, ...own },
      guests,
    ).map(({ data }) => [data.placeId, data.why]);

  it('ends at its time', () => {
    const until = after(1);
    expect(round(kept(until, after(2)), { now: until })).toEqual([['guest-1', 'ended']]);
    expect(round(kept(until), { now: new Date(until.getTime() - 1) })).toEqual([]);
  });
  it('ends when the lesson begins, also where it was moved forward', () =>
    expect(round(kept(after(1000)), { now: STARTS_AT })).toEqual([['guest-1', 'ended']]));
  it.each([
    ['called off', lesson({ isCancelled: true })],
    ['deleted', undefined],
  ])('ends when the lesson is %s', (_, one) =>
    expect(round(kept(after(1), after(2)), { lesson: one })).toEqual([
      ['guest-1', 'called_off'],
      ['guest-2', 'called_off'],
    ]),
  );
  it('is never more than what is free: the last who asked loses it', () => {
    expect(round(kept(after(1), after(2)), { taken: 1 })).toEqual([['guest-2', 'given_away']]);
    expect(round(kept(after(1), after(2)), { taken: 3 })).toHaveLength(2);
    expect(round(kept(after(1), after(2)), { taken: 0 })).toEqual([]);
    expect(round(kept(LONG_BEFORE, after(2)), { taken: 1 })).toEqual([['guest-1', 'ended']]);
  });
  it('stays where the lesson has no maximum any more', () =>
    expect(round(kept(after(1)), { lesson: lesson({ maxEnrollment: null }), taken: 9 })).toEqual([]));
  it('is freed once', () => {
    const freed = decideFreeing('lesson-1', 'guest-1', 'given', kept(after(1)));
    expect(freed.map(({ data }) => data.why)).toEqual(['given']);
    const left = stateAfter(guestStream, [
      {
        type: 'enrollment.GuestPlaceKept',
        data: { placeId: 'guest-1', lessonId: 'lesson-1', until: after(1).toISOString() },
      },
      ...freed,
    ]);
    expect(left).toEqual([]);
    expect(decideFreeing('lesson-1', 'guest-1', 'given', left)).toEqual([]);
  });
});
