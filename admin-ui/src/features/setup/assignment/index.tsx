import { useLocation } from 'react-router-dom';
import { AssignmentPage } from './AssignmentPage';
import { packagePrograms, sectionHorses, sectionStudents } from './pages';

const pageAt = (pathname: string) => {
  if (pathname.startsWith('/sectionHorses/')) return sectionHorses;
  return pathname.startsWith('/sectionStudents/') ? sectionStudents : packagePrograms;
};

/** The page whose address this is. */
export default function Assignments() {
  const page = pageAt(useLocation().pathname);
  return <AssignmentPage key={page.kind} page={page} />;
}
