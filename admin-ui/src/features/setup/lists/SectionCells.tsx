import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { count } from '@/data/time/words';
import type { Section } from './setup-rows';
import { useHere } from './use-here';
import './setup-cells.css';

type Cell = { readonly row: Section };

export const Limit = ({ row: { max_enrollment } }: Cell) =>
  max_enrollment === null ? <span className="muted">no limit</span> : max_enrollment;

const orAll = (assigned: number) => (assigned === 0 ? 'all' : String(assigned));

type ToAssigned = { readonly to: string; readonly label: string; readonly assigned: number };

const ToAssigned = ({ to, label, assigned }: ToAssigned) => (
  <Link className="cell-link" to={to} state={useHere()} aria-label={`${label}: ${orAll(assigned)}`}>
    {orAll(assigned)}
  </Link>
);

export const HorsesLink = ({ row: { id, section_name, horse_count } }: Cell) => (
  <ToAssigned to={`/sectionHorses/${id}`} label={`Horses of ${section_name}`} assigned={horse_count} />
);

export const StudentsLink = ({ row: { id, section_name, student_count } }: Cell) => (
  <ToAssigned to={`/sectionStudents/${id}`} label={`Students of ${section_name}`} assigned={student_count} />
);

const offered = (assigned: number, one: string) =>
  assigned === 0 ? `A new event offers all ${one}s alike` : `A new event offers ${count(assigned, one)} first`;

/** Below the form: what a new event offers, and where that is said. R040 */
export const SectionBelongings = () => {
  const section = useRecordContext<Section>();
  const state = useHere();
  if (!section) return null;
  const { id, horse_count, student_count } = section;
  return (
    <section className="section-links stack gap-2 ruled-above" aria-label="Horses and students">
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
