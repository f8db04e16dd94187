import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { PackageMeter } from '../../components/package-meter';
import { countsLessons, isUsable, studentPurchasesQuery, type Item } from '../../requests/student-purchases';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './home-page.module.css';

/** The package that pays for the next ride comes first, also when that ride was its last. */
const shownOf = (items: readonly Item[], itemOfNext: string | null): readonly Item[] => {
  const countable = items.filter((item) => countsLessons(item) && item.kind !== 'makeup');
  const paying = countable.filter((item) => item.id === itemOfNext);
  return [...paying, ...countable.filter((item) => isUsable(item) && item.id !== itemOfNext)].slice(0, 3);
};

export const LessonsLeft = ({ itemOfNext }: { readonly itemOfNext: string | null }) => {
  const { rider, barn, base } = useFamily();
  const purchases = useInfiniteQuery(studentPurchasesQuery(rider.studentId));
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>Lessons left</h2>
        <Link to={`${base}/purchases`}>All packages</Link>
      </div>
      <Loaded query={purchases} waiting={<Skeleton lines={2} />}>
        {({ pages }) => {
          const shown = shownOf(
            pages.flatMap((page) => page.data),
            itemOfNext,
          );
          return (
            <>
              {shown.map((item) => (
                <div key={item.id}>
                  <Link className="target" to={`${base}/package/${item.id}`} state={openedHere}>
                    {item.product_name}
                  </Link>
                  <PackageMeter item={item} />
                </div>
              ))}
              {!shown.some(isUsable) && (
                <>
                  <p>{shown.length > 0 ? 'It is used up: time for a new package.' : 'No lessons left on a package.'}</p>
                  <AskTheBarn barn={barn} subject={`A package for ${rider.name}`} />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
