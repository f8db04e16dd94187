import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import styles from './account-page.module.css';

export const Members = () => {
  const { riders } = useFamily();
  return (
    <section className={styles.section}>
      <h2>Account Members</h2>
      <ul className={styles.members}>
        {riders.map((rider) => (
          <li key={rider.personId}>
            <Link to={`/clienthome/${rider.personId}/lessons`}>{rider.name}</Link>
            <Link to={`/clienthome/${rider.personId}/details`} aria-label={`Student Details of ${rider.name}`}>
              Details
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
