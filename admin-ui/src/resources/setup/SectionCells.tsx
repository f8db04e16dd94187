import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { count } from '@/time/words';
import type { Section } from './sections.list';
import { useHere } from './use-here';
import './setup-cells.css';

type Cell = { readonly row: Section };

export const Limit = ({ row: { max_enrollment } }: Cell) =>
  max_enrollment === null ? <span className="muted">no limit</span> : max_enrollment;

export const HorsesLink = ({ row: { id, section_name, horse_count } }: Cell) => (
  <Link className="cell-link" to={`/sectionHorses/${id}`} state={useHere()} aria-label={`Horses of ${section_name}`}>
    {horse_count === 0 ? 'all' : horse_count}
  </Link>
);

export const StudentsLink = ({ row: { id, section_name, student_count } }: Cell) => (
  <Link
    className="cell-link"
    to={`/sectionStudents/${id}`}
    state={useHere()}
    aria-label={`Students of ${section_name}`}
  >
    {student_count === 0 ? 'all' : student_count}
  </Link>
);

const offered = (assigned: number, one: string) =>
  assigned === 0 ? `A new event offers all ${one}s` : `A new event offers ${count(assigned, one)}`;

/** Below the form: what a new event offers, and where that is said. R040 */
export const SectionBelongings = () => {
  const section = useRecordContext<Section>();
  const state = useHere();
  if (!section) return null;
  const { id, horse_count, student_count } = section;
  return (
    <section className="section-links" aria-label="Horses and students">
      <p>
        {offered(horse_count, 'horse')}.{' '}
        <Link to={`/sectionHorses/${id}`} state={state}>
          Choose horses
        </Link>
      </p>
      <p>
        {offered(student_count, 'student')}.{' '}
        <Link to={`/sectionStudents/${id}`} state={state}>
          Choose students
        </Link>
      </p>
    </section>
  );
};
