import type { TestBarn } from '../support/test-barn.js';
import { insistent } from './insist.js';
import { longRuns, type Lane, type LongRuns } from './long-runs.js';

/** What was answered with success, and so must be found again. */
export interface Acknowledged extends LongRuns {
  horses: string[];
  lessons: string[];
  cancelled: string[];
}

/** Families and staff at work in one barn, and, if asked for, one lane of what takes its time. */
export function loadOf(barn: TestBarn, addresses: readonly string[], lane?: Lane) {
  const acknowledged: Acknowledged = { horses: [], lessons: [], cancelled: [], runs: [], imports: [], courses: [] };
  const client = insistent(barn, addresses);
  let number = 0;

  const plan = async () => {
    const title = `Lesson ${barn.farmId.slice(-4)} ${++number}`;
    const students = [barn.family.studentIds[number % 2]];
    const day = String(1 + (number % 28)).padStart(2, '0');
    const made = await client.post<{ LessonStudents?: { lesson_person_id: string }[] }>('lessons/createSingleLesson', {
      section_id: barn.sectionId,
      title,
      start: `2027-${String(1 + (number % 12)).padStart(2, '0')}-${day} 16:00`,
      students,
      sendNotification: 1,
    });
    if (!made) return;
    acknowledged.lessons.push(title);
    const place = made.LessonStudents?.[0]?.lesson_person_id;
    if (
      number % 2 &&
      place &&
      (await client.post('lesson_people/cancelStudent', { id: place, newEnrollStatus: 'CWP', sendNotification: 1 }))
    )
      acknowledged.cancelled.push(title);
  };
  const buyHorse = async () => {
    const name = `Horse ${barn.farmId.slice(-4)} ${++number}`;
    if (await client.post('horses/create', { name })) acknowledged.horses.push(name);
  };

  const work = async () => {
    while (!client.isStopped()) await (number % 3 ? plan() : buyHorse());
  };
  let hasBegunAll = false;
  const begun = lane ? longRuns(lane, barn, client, acknowledged) : Promise.resolve();
  const lanes = begun.finally(() => (hasBegunAll = true));
  const working = [work(), work(), work(), lanes];
  const { strange, onTheirWay, cutOff } = client;
  return {
    acknowledged,
    strange,
    onTheirWay,
    cutOff,
    count: () => acknowledged.horses.length + acknowledged.lessons.length + acknowledged.cancelled.length,
    /** Everything that takes its time was asked for. */
    hasBegunAll: () => hasBegunAll,
    stop: async () => {
      client.stop();
      await Promise.all(working);
    },
  };
}
