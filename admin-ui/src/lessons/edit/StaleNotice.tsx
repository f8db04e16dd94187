import Button from '@mui/material/Button';
import type { Lesson } from '@/requests/types';
import { differences } from './differences';

type StaleNoticeProps = { readonly before: Lesson; readonly current: unknown; readonly onReload: () => void };

const isLesson = (value: unknown): value is Lesson =>
  typeof value === 'object' && value !== null && 'scheduled_date' in value && 'scheduled_starttime' in value;

/** The answer carries the lesson as it is, or wrapped as the read does. */
const lessonOf = (current: unknown): Lesson | null => {
  if (isLesson(current)) return current;
  if (typeof current !== 'object' || current === null) return null;
  const { lesson, lessons } = current as { lesson?: unknown; lessons?: unknown };
  const wrapped = Array.isArray(lessons) ? (lessons as unknown[])[0] : lesson;
  return isLesson(wrapped) ? wrapped : null;
};

/** Nothing of what was typed is thrown away silently: first what the other person did, then the choice to load it. */
export const StaleNotice = ({ before, current, onReload }: StaleNoticeProps) => {
  const after = lessonOf(current);
  const changes = after ? differences(before, after) : [];
  return (
    <section className="stale" role="alert">
      <h3>Somebody else changed this lesson meanwhile</h3>
      <ul>
        {changes.map(({ label, before: was, after: is }) => (
          <li key={label}>
            {label}: <s>{was}</s> <strong>{is}</strong>
          </li>
        ))}
      </ul>
      <p>Your change was not saved.</p>
      <Button size="small" variant="outlined" onClick={onReload}>
        Load the current lesson
      </Button>
    </section>
  );
};
