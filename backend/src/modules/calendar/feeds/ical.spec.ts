import ICAL from 'ical.js';
import type { FeedContent, FeedLesson } from '../queries/feed-lessons.js';
import { writeCalendar } from './ical.js';

const lesson: FeedLesson = {
  lessonId: '01930000-0000-7000-8000-000000000001',
  sequence: 3,
  changedAt: new Date('2026-11-20T14:00:00Z'),
  startsAt: new Date('2026-11-24T21:00:00Z'),
  endsAt: new Date('2026-11-24T22:00:00Z'),
  isAllday: false,
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  isCancelled: false,
  title: 'Beginner group',
  instructorName: 'Maya Reyes',
  locationName: 'Indoor arena',
  taken: 1,
  places: 4,
  horses: 'Biscuit',
  riders: [{ name: 'Anna Kowalska', horse: 'Biscuit' }],
  helpers: [{ task: 'Groom', name: 'Tom Becker' }],
};
const content: FeedContent = {
  kind: 'barn',
  name: 'Maple Hill',
  barnName: 'Maple Hill',
  timeZone: 'America/Toronto',
  byClientName: false,
  position: 7,
  day: '2026-11-20',
  lessons: [lesson],
};
const read = (more: Partial<FeedLesson> = {}, of: Partial<FeedContent> = {}) => {
  const text = writeCalendar({ ...content, lessons: [{ ...lesson, ...more }], ...of }, 'https://barn.test');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event] = calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
  const component = (event as ICAL.Event).component;
  const value = (name: string) => component.getFirstPropertyValue(name);
  return { text, calendar, event: event as ICAL.Event, value, utc: (name: string) => String(value(name)) };
};

describe('a lesson in a calendar of somebody’s own', () => {
  it('is the same event for ever, newer with each change', () => {
    const { event, value, utc } = read();
    expect([event.uid, value('sequence')]).toEqual(['01930000-0000-7000-8000-000000000001@leadline', 3]);
    expect([utc('dtstamp'), utc('last-modified')]).toEqual(['2026-11-20T14:00:00Z', '2026-11-20T14:00:00Z']);
  });
  it('is at its instant, whatever zone the calendar has, and names the barn’s', () => {
    const { event, calendar } = read();
    expect(event.startDate.toJSDate()).toEqual(lesson.startsAt);
    expect(event.endDate.toJSDate()).toEqual(lesson.endsAt);
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('America/Toronto');
  });
  it('of whole days is days without a zone, the last one included', () => {
    const { event } = read({ isAllday: true, firstDay: '2026-11-24', lastDay: '2026-11-25' });
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-11-24',
      '2026-11-26',
    ]);
  });
  it('that was cancelled stays, and says so twice: some calendars hide the status', () => {
    const { event, value } = read({ isCancelled: true });
    expect([value('status'), event.summary]).toEqual(['CANCELLED', 'Cancelled: Beginner group · Maya Reyes']);
    expect(event.description).not.toContain('1 of 4');
  });
  it('tells who teaches, helps, rides and on whom, where, and leads into the product', () => {
    const { event, value } = read();
    expect(event.description.split('\n')).toEqual([
      'Beginner group',
      'with Maya Reyes',
      'Groom: Tom Becker',
      '1 of 4 riders',
      'Anna Kowalska on Biscuit',
    ]);
    expect(event.location).toBe('Indoor arena, Maple Hill');
    expect(value('url')).toBe('https://barn.test/admin/calendarGroup/edit/01930000-0000-7000-8000-000000000001');
  });
  it('without riders to name has its horses', () =>
    expect(read({ riders: [] }).event.description).toContain('1 of 4 riders\nHorses: Biscuit'));
  it('is called by its riders where the barn does so and they are known (B14)', () => {
    expect(read({}, { byClientName: true, kind: 'staff', lessons: [lesson] }).event.summary).toBe('Anna Kowalska');
    expect(read({}, { byClientName: true, kind: 'staff', lessons: [{ ...lesson, riders: [] }] }).event.summary).toBe(
      'Beginner group',
    );
  });
  it.each(['a;b,c\\d "e"', 'two\r\nBEGIN:VEVENT\r\nlines', 'ü'.repeat(200), '🐴 \u0007\u001b[0m'])(
    'survives %p',
    (title) => {
      const { event, text } = read({ title });
      expect(event.summary).toBe(
        `${title.replaceAll('\r', '').replaceAll('\u0007', '').replaceAll('\u001b', '')} · Maya Reyes`,
      );
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  );
  it('is written the same way every time', () => expect(read().text).toBe(read().text));
});
