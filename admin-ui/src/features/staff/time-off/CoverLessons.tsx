import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import type { CoverProposal, LessonToCover } from '@/data/requests/staff-off';
import { count } from '@/data/time/words';
import { whenOf, withFirstProposals, type Covered } from './time-off-words';
import './time-off.css';

type CoverProps = {
  readonly lessons: readonly LessonToCover[];
  readonly covered: Covered;
  readonly onCover: (covered: Covered) => void;
  /** Links to the lessons stay out of a question, which would be left by them. */
  readonly linked?: boolean;
};

const taughtWords = ({ taught_section, taught_program }: CoverProposal) => {
  if (taught_section > 0) return `taught it ${taught_section}×`;
  return taught_program > 0 ? `taught alike ${taught_program}×` : 'has not taught it yet';
};

const choiceWords = (proposal: CoverProposal) =>
  [proposal.name, taughtWords(proposal), count(proposal.lessons_that_day, 'lesson') + ' that day'].join(' · ');

const ChooseStaff = ({ lesson, covered, onCover }: CoverProps & { lesson: LessonToCover }) => {
  const { id, name, staff_name, proposals } = lesson;
  if (proposals.length === 0) return <p className="muted">Nobody is free then.</p>;
  const choose = (staff: string) => {
    const { [id]: _, ...others } = covered;
    onCover(staff ? { ...others, [id]: staff } : others);
  };
  return (
    <select
      className="input cover-choice"
      aria-label={`Who teaches ${name}, ${whenOf(lesson)}`}
      value={covered[id] ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{`Stays with ${staff_name} for now`}</option>
      {proposals.map((proposal) => (
        <option key={proposal.staff_id} value={proposal.staff_id}>
          {choiceWords(proposal)}
        </option>
      ))}
    </select>
  );
};

/** Lessons of somebody who is off, and who is free to teach them, best first. */
export const CoverLessons = (props: CoverProps) => {
  const { lessons, covered, onCover, linked = false } = props;
  const { canOpen } = useAccess();
  const proposed = withFirstProposals(lessons, covered);
  return (
    <div className="stack gap-3 one-column">
      {lessons.length > 1 &&
        lessons.some(({ proposals }) => proposals.some(({ taught_program }) => taught_program > 0)) && (
          <Button className="cover-all" variant="outlined" onClick={() => onCover(proposed)}>
            Choose the first proposals
          </Button>
        )}
      <ol className="cover-lessons" aria-label="Lessons to cover">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="cover-lesson">
            <p className="break">
              <strong>{whenOf(lesson)}</strong>{' '}
              {linked && canOpen('calendar') ? (
                <Link to={`/calendarGroup/edit/${lesson.id}?date=${lesson.scheduled_date}`}>{lesson.name}</Link>
              ) : (
                lesson.name
              )}
              <span className="muted">
                {[
                  ...(linked ? [lesson.staff_name] : []),
                  count(lesson.riders, 'rider'),
                  ...(lesson.location_name ? [lesson.location_name] : []),
                ]
                  .map((word) => ` · ${word}`)
                  .join('')}
              </span>
            </p>
            <ChooseStaff {...props} lesson={lesson} />
          </li>
        ))}
      </ol>
    </div>
  );
};
