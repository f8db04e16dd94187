import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { FeedContent, FeedLesson } from '../queries/feed-lessons.js';

const HOUR = 3600;
const DAY_MS = 24 * HOUR * 1000;

/** iCalendar has no room for control characters but tabs and line ends. */
const plain = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '');

const namesOf = ({ riders }: FeedLesson) => riders.map(({ name }) => name).join(', ');

function summaryOf(lesson: FeedLesson, { kind, byClientName }: FeedContent) {
  const title = (byClientName && namesOf(lesson)) || lesson.title;
  const told = kind === 'staff' || !lesson.instructorName ? title : `${title} · ${lesson.instructorName}`;
  return lesson.isCancelled ? `Cancelled: ${told}` : told;
}

const filled = ({ taken, places }: FeedLesson) =>
  places === null ? `${taken} ${taken === 1 ? 'rider' : 'riders'}` : `${taken} of ${places} riders`;

function descriptionOf(lesson: FeedLesson) {
  const { title, instructorName, helpers, riders, horses, isCancelled } = lesson;
  return [
    title,
    ...(instructorName ? [`with ${instructorName}`] : []),
    ...helpers.flatMap(({ task, name }) => (name ? [task ? `${task}: ${name}` : name] : [])),
    ...(isCancelled ? [] : [filled(lesson)]),
    ...riders.map(({ name, horse }) => (horse ? `${name} on ${horse}` : name)),
    ...(riders.length === 0 && horses ? [`Horses: ${horses}`] : []),
  ].join('\n');
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Instants in UTC are right in every calendar, whatever it knows of zones; whole days belong to no zone. */
const timesOf = ({ isAllday, firstDay, lastDay, startsAt, endsAt }: FeedLesson) =>
  isAllday
    ? { allDay: true, start: midnight(firstDay), end: new Date(midnight(lastDay).getTime() + DAY_MS) }
    : { start: startsAt, end: endsAt };

const eventOf = (lesson: FeedLesson, content: FeedContent, publicUrl: string): ICalEventData => ({
  id: `${lesson.lessonId}@leadline`,
  sequence: lesson.sequence,
  stamp: lesson.changedAt,
  lastModified: lesson.changedAt,
  ...timesOf(lesson),
  summary: plain(summaryOf(lesson, content)),
  description: plain(descriptionOf(lesson)),
  location: plain(`${lesson.locationName}, ${content.barnName}`),
  url: `${publicUrl}/admin/calendarGroup/edit/${lesson.lessonId}`,
  ...(lesson.isCancelled
    ? { status: ICalEventStatus.CANCELLED, transparency: ICalEventTransparency.TRANSPARENT }
    : { status: ICalEventStatus.CONFIRMED }),
});

/** The same content gives the same text. */
export function writeCalendar(content: FeedContent, publicUrl: string): string {
  const { kind, name, barnName, timeZone, lessons } = content;
  return ical({
    name: plain(kind === 'barn' ? barnName : `${name} · ${barnName}`),
    prodId: { company: 'Leadline', product: 'Lessons', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
    x: { 'X-WR-TIMEZONE': timeZone },
    events: lessons.map((lesson) => eventOf(lesson, content, publicUrl)),
  }).toString();
}
