import { BarnReader } from '../../../platform/messages/barn-reader.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { mailChange } from './mail-change.js';

export interface AnnounceChange {
  farmId: string;
  position: number;
  messageId: string | null;
  lessons: { lessonId: string; from: { date: string; startTime: string } | null }[];
}

export const announceChange = jobType<AnnounceChange>('notifications.announceChange');

/** Lessons changed: asks for one mail for each student who rides in them. */
@WorkerFor(announceChange)
export class ChangeAnnouncer implements JobWorker<AnnounceChange> {
  constructor(
    private readonly reader: BarnReader,
    private readonly jobs: Jobs,
  ) {}

  async work({ farmId, position, messageId, lessons }: AnnounceChange) {
    const riders = await this.reader.read(
      farmId,
      (sql) => sql<{ student_id: string; lesson_ids: string[] }[]>`
      select student_id, array_agg(lesson_id::text order by lesson_id) as lesson_ids from lesson_person
      where farm_id = ${farmId} and lesson_id = any(${lessons.map((lesson) => lesson.lessonId)}) and not is_cancelled group by student_id order by student_id`,
    );
    await this.jobs.add(
      riders.map(({ student_id: studentId, lesson_ids }) => ({
        type: mailChange,
        id: `${farmId}-${position}-${studentId}-change`,
        data: {
          farmId,
          position,
          messageId,
          studentId,
          lessons: lessons.filter((lesson) => lesson_ids.includes(lesson.lessonId)),
        },
      })),
    );
  }
}
