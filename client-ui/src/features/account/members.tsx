import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { keepsAccount } from '../../components/family-part';
import { seesPackages } from '../../requests/barn';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './account-page.module.css';

export const Members = () => {
  const { riders, base, barn } = useFamily();
  return (
    <section className={styles.section}>
      <h2>Account Members</h2>
      <ul className={styles.members}>
        {riders.map((rider) => (
          <li key={rider.personId}>
            <Link to={`/clienthome/${rider.personId}/lessons`}>{rider.name}</Link>
            {keepsAccount(barn) && (
              <Link
                to={`${base}/account/editMemberName/${rider.personId}`}
                state={openedHere}
                aria-label={`Edit the name of ${rider.name}`}
              >
                Edit
              </Link>
            )}
            {seesPackages(barn) && (
              <Link to={`/clienthome/${rider.personId}/details`} aria-label={`Student Details of ${rider.name}`}>
                Details
              </Link>
            )}
          </li>
        ))}
      </ul>
      {keepsAccount(barn) && (
        <ButtonLink to={`${base}/account/addMemberName`} state={openedHere}>
          Add Member
        </ButtonLink>
      )}
    </section>
  );
};
