import { useStaffOffPreview, type DaysAsked } from '@/data/requests/staff-off';
import { count } from '@/data/time/words';
import { NotifyToggle } from '@/features/lessons/NotifyFields';
import { Unanswered } from '@/ui/states';
import { CoverLessons } from './CoverLessons';
import type { Covered } from './time-off-words';

type ConcernedProps = {
  readonly name: string;
  readonly asked: DaysAsked | null;
  readonly covered: Covered;
  readonly onCover: (covered: Covered) => void;
};

/** What somebody teaches on the days that they are to be off. */
export const ConcernedLessons = ({ name, asked, covered, onCover }: ConcernedProps) => {
  const { data, error, refetch } = useStaffOffPreview(asked);
  if (!asked) return null;
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="Loading the lessons on these days" />;
  const { lessons, size } = data;
  if (size === 0) return <p role="status">{`${name} teaches no lesson on these days.`}</p>;
  return (
    <section className="stack gap-3 one-column" aria-labelledby="concerned">
      <h3 id="concerned">{`${name} teaches ${count(size, 'lesson')} on these days`}</h3>
      <p className="muted">
        Who is free then stands below each, those who teach such lessons first. The rest can wait.
      </p>
      <CoverLessons {...{ lessons, covered, onCover }} />
      {size > lessons.length && (
        <p className="warning">{`Only the first ${lessons.length} are shown here; the rest waits under Lessons to cover.`}</p>
      )}
      {Object.keys(covered).length > 0 && <NotifyToggle label="Tell families and staff who teaches" />}
    </section>
  );
};
