import { serverSentEvents } from '@leadline/api-client';
import { isTouched, merged } from './lesson-news';

const booked = { position: 1, lessonIds: ['a'], kinds: ['enrollment.StudentEnrolled'] };
const nothing = { position: 2, lessonIds: [], kinds: [] };
const everything = { position: 3, lessonIds: [], kinds: ['everything'] };
const day = { queryKey: ['lessons', 'day', '2026-11-24'], data: { lessons: [{ id: 'a' }] } };
const other = { queryKey: ['lessons', 'day', '2026-11-25'], data: { lessons: [{ id: 'b' }] } };
const panel = { queryKey: ['lessons', 'one', 'a'], data: { lesson: { id: 'a' } } };

describe('what is fetched anew', () => {
  it('is what shows a changed lesson', () => {
    expect([day, other, panel].map((query) => isTouched(query, booked))).toEqual([true, false, true]);
  });
  it('is every range of days where a lesson may have come into it', () => {
    const planned = { ...booked, lessonIds: ['new'], kinds: ['scheduling.LessonScheduled'] };
    expect([day, other, panel].map((query) => isTouched(query, planned))).toEqual([true, true, false]);
  });
  it.each([
    ['', { comesBack: [] }],
    [', be it that it counts them', { lessons: 14 }],
  ])('is what is about lessons without listing them%s', (_, data) =>
    expect(isTouched({ queryKey: ['lessons', 'preview', 'cancel', 'x'], data }, booked)).toBe(true),
  );
  it('is everything about lessons where the news names none, and nothing else', () => {
    expect([day, other, panel].every((query) => isTouched(query, everything))).toBe(true);
    expect(isTouched({ queryKey: ['options'], data: {} }, everything)).toBe(false);
  });
});

describe('news that came together', () => {
  it('is one', () =>
    expect(merged([booked, { ...booked, position: 4, lessonIds: ['b'] }])).toMatchObject({
      position: 4,
      lessonIds: ['a', 'b'],
    }));
  it('is none where only the position moved', () => expect(merged([nothing])).toBeNull());
  it('stays everything', () => expect(merged([everything, booked, nothing])?.lessonIds).toEqual([]));
});

describe('a stream of events', () => {
  const stream = (...pieces: string[]) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });

  it('is read however it is cut', async () => {
    const heard = [];
    for await (const event of serverSentEvents(
      stream('retry: 1000\n\n:\n\nid: 7\nda', 'ta: {"a":"ü"}', '\n', '\nevent: closed\ndata: 2\n\nid: 9\ndata: cut'),
    ))
      heard.push(event);
    expect(heard).toEqual([
      { name: 'message', id: '7', data: '{"a":"ü"}' },
      { name: 'closed', id: '', data: '2' },
    ]);
  });
});
