import { ChooseHorse } from '@/features/horses/choice/ChooseHorse';
import type { LessonOfHorseOff } from '@/data/requests/time-off';
import { dayAndYear, timeRange } from '@/data/time/words';

export type NewHorses = Readonly<Record<string, { readonly id: string; readonly name: string } | null>>;

type AffectedProps = {
  readonly horse: { readonly id: string; readonly name: string };
  readonly lessons: readonly LessonOfHorseOff[];
  /** By place; a rider who is not in it is left without a horse. */
  readonly chosen: NewHorses;
  readonly onChoose: (chosen: NewHorses) => void;
};

const when = ({ scheduled_date, scheduled_starttime, scheduled_endtime, is_allday }: LessonOfHorseOff) =>
  `${dayAndYear(scheduled_date)}, ${is_allday ? 'all day' : timeRange(scheduled_starttime, scheduled_endtime)}`;

/** What the horse is planned for on these days, lesson by lesson, and who rides what instead. */
export const AffectedLessons = ({ horse, lessons, chosen, onChoose }: AffectedProps) => (
  <ol className="affected-lessons" aria-label="Lessons on these days">
    {lessons.map((lesson) => (
      <li key={lesson.id}>
        <p>
          <strong>{when(lesson)}</strong> <span className="break">{lesson.name}</span>
          {lesson.instructor_name && <span className="muted">{`, ${lesson.instructor_name}`}</span>}
        </p>
        {lesson.riders.length === 0 && (
          <p className="muted">{`${horse.name} stands in it without a rider. Take it out in the lesson.`}</p>
        )}
        <ul>
          {lesson.riders.map(({ lesson_person_id: place, student_id, name }) => (
            <li key={place} className="row middle between gap-2">
              <span className="break shrinks">{name}</span>
              <ChooseHorse
                lessonId={lesson.id}
                studentId={student_id}
                label={`Horse of ${name}, ${when(lesson)}`}
                without={horse.id}
                chosen={chosen[place] ?? null}
                onChoose={(next) => onChoose({ ...chosen, [place]: next })}
              />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
