import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { actsForFamily } from '../../components/family-part';
import { t } from '../../i18n/t';
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
      <h1>{t('Student Details')}</h1>
      <Facts
        facts={[
          [t('Name'), rider.name],
          [t('riding level'), rider.level],
          [t('Tack'), student?.tack],
          [t('Date of birth'), student?.date_of_birth && dateWithYear(student.date_of_birth)],
          [t('General notes'), student && notesOf(student)],
          [t('Status'), rider.isActive ? t('Active') : t('Inactive')],
          [t('Account Holder'), account?.person_name],
        ]}
      />
      <p className="muted">{t('The barn keeps these up to date. Is something wrong?')}</p>
      <AskTheBarn barn={barn} subject={t('Details of {rider}', { rider: rider.name })} />
      <ButtonLink look="plain" to={`${base}/lessons`}>
        {t('{rider}’s lessons', { rider: rider.firstName })}
      </ButtonLink>
      {actsForFamily(barn) && (
        <ButtonLink look="plain" to={`${base}/notes`}>
          {t('{rider}’s notes', { rider: rider.firstName })}
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
