import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { actsForFamily } from '../../components/family-part';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { dateWithYear } from '../../format/dates';
import { studentQuery } from '../../requests/student';
import { Emergency } from './emergency';
import { Pictures } from './pictures';
import { Progress } from './progress';
import styles from './student-details-page.module.css';

type StudentNotes = Record<'general_notes1' | 'general_notes2' | 'general_notes3', string | null>;

const notesOf = ({ general_notes1, general_notes2, general_notes3 }: StudentNotes) =>
  [general_notes1, general_notes2, general_notes3].filter(Boolean).join(' · ');

const StudentDetailsPage = () => {
  const { rider, barn, account, base } = useFamily();
  const { data: student } = useQuery(studentQuery(rider.personId));
  return (
    <div className={styles.page}>
      <title>{`${rider.name} · ${barn.farm_name}`}</title>
      <h1>Student Details</h1>
      <Facts
        facts={[
          ['Name', rider.name],
          ['riding level', rider.level],
          ['Tack', student?.tack],
          ['Date of birth', student?.date_of_birth && dateWithYear(student.date_of_birth)],
          ['General notes', student && notesOf(student)],
          ['Status', rider.isActive ? 'Active' : 'Inactive'],
          ['Account Holder', account?.person_name],
        ]}
      />
      <p className="muted">The barn keeps these up to date. Is something wrong?</p>
      <AskTheBarn barn={barn} subject={`Details of ${rider.name}`} />
      <ButtonLink look="plain" to={`${base}/lessons`}>
        {rider.firstName}’s lessons
      </ButtonLink>
      {actsForFamily(barn) && (
        <ButtonLink look="plain" to={`${base}/notes`}>
          {rider.firstName}’s notes
        </ButtonLink>
      )}
      {barn.keeps_emergency_cards === 1 && actsForFamily(barn) && <Emergency />}
      {barn.asks_photo_consent === 1 && <Pictures />}
      <Progress />
      <Outlet />
    </div>
  );
};

export default StudentDetailsPage;
