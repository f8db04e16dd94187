import { t } from '../../i18n/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFamily, type Rider } from '../../family/family-context';
import { isCancelled } from '../../requests/client-lesson';
import { lessonScheduleQuery } from '../../requests/lesson-schedule';
import { beginsAt } from '../../format/lesson-time';
import styles from './home-page.module.css';

const Sibling = ({ rider }: { readonly rider: Rider }) => {
  const schedule = useInfiniteQuery(lessonScheduleQuery(rider.studentId));
  const next = schedule.data?.pages.flatMap((page) => page.data).find((lesson) => !isCancelled(lesson));
  return (
    <li>
      <Link className={styles.line} to={`/clienthome/${rider.personId}`}>
        <strong>{rider.firstName}</strong>
        <span className="muted">
          {schedule.isPending && t('loading')}
          {schedule.isSuccess &&
            (next
              ? [beginsAt(next), next.horse_name && t('on {horse}', { horse: next.horse_name })]
                  .filter(Boolean)
                  .join(' · ')
              : t('no ride booked'))}
        </span>
      </Link>
    </li>
  );
};

/** The other children's next ride, so that one look at the phone plans the week. */
export const Siblings = () => {
  const { riders, rider } = useFamily();
  const others = riders.filter((other) => other !== rider && other.isActive);
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('Also riding')}</h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <Sibling key={other.personId} rider={other} />
        ))}
      </ul>
    </section>
  );
};
