import { randomUUID } from 'node:crypto';
import type { TestBarn } from '../support/test-barn.js';

/** What was answered with success, and so must be found again. */
export interface Acknowledged {
  horses: string[];
  lessons: string[];
  cancelled: string[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Families and staff at work in one barn: each call is repeated with its key until somebody answers. */
export function loadOf(barn: TestBarn, addresses: readonly string[]) {
  const acknowledged: Acknowledged = { horses: [], lessons: [], cancelled: [] };
  const strange: string[] = [];
  let stopped = false;
  let number = 0;

  const insist = async (path: string, body: object): Promise<Record<string, never> | undefined> => {
    const key = randomUUID();
    for (let attempt = 0; !stopped; attempt++) {
      try {
        const response = await fetch(`${addresses[attempt % addresses.length]}/api/${path}`, {
          method: 'POST',
          signal: AbortSignal.timeout(5000),
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${barn.admin.token}`,
            'idempotency-key': key,
          },
        });
        if (response.ok) return (await response.json()) as Record<string, never>;
        // Whoever asks again and again for an hour is told to wait: not an answer either.
        const isAnswer = response.status < 500 && response.status !== 429;
        if (isAnswer) strange.push(`${path}: ${response.status} ${await response.text()}`);
        if (isAnswer) return undefined;
      } catch {
        // Nobody answered, or only half: ask again.
      }
      await pause(30);
    }
    return undefined;
  };

  const plan = async () => {
    const title = `Lesson ${barn.farmId.slice(-4)} ${++number}`;
    const students = [barn.family.studentIds[number % 2]];
    const day = String(1 + (number % 28)).padStart(2, '0');
    const made = (await insist('lessons/createSingleLesson', {
      section_id: barn.sectionId,
      title,
      start: `2027-${String(1 + (number % 12)).padStart(2, '0')}-${day} 16:00`,
      students,
      sendNotification: 1,
    })) as { LessonStudents?: { lesson_person_id: string }[] } | undefined;
    if (!made) return;
    acknowledged.lessons.push(title);
    const place = made.LessonStudents?.[0]?.lesson_person_id;
    if (
      number % 2 &&
      place &&
      (await insist('lesson_people/cancelStudent', { id: place, newEnrollStatus: 'CWP', sendNotification: 1 }))
    )
      acknowledged.cancelled.push(title);
  };
  const buyHorse = async () => {
    const name = `Horse ${barn.farmId.slice(-4)} ${++number}`;
    if (await insist('horses/create', { name })) acknowledged.horses.push(name);
  };

  const work = async () => {
    while (!stopped) await (number % 3 ? plan() : buyHorse());
  };
  const working = [work(), work(), work()];
  return {
    acknowledged,
    strange,
    count: () => acknowledged.horses.length + acknowledged.lessons.length + acknowledged.cancelled.length,
    stop: async () => {
      stopped = true;
      await Promise.all(working);
    },
  };
}
