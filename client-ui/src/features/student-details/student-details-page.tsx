import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import styles from './student-details-page.module.css';

const StudentDetailsPage = () => {
  const { rider, barn, account, base } = useFamily();
  return (
    <div className={styles.page}>
      <title>{`${rider.name} · ${barn.farm_name}`}</title>
      <h1>Student Details</h1>
      <Facts
        facts={[
          ['Name', rider.name],
          ['riding level', rider.level],
          ['Status', rider.isActive ? 'Active' : 'Inactive'],
          ['Account Holder', account?.person_name],
        ]}
      />
      <p className="muted">The barn keeps these up to date. Is something wrong?</p>
      <AskTheBarn barn={barn} subject={`Details of ${rider.name}`} />
      <ButtonLink look="plain" to={`${base}/lessons`}>
        {rider.firstName}’s lessons
      </ButtonLink>
    </div>
  );
};

export default StudentDetailsPage;
