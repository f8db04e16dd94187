import { t } from '../../i18n/t';
import { itemName } from '../../components/package-words';
import { useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { PackageMeter } from '../../components/package-meter';
import { studentPurchaseQuery } from '../../requests/student-purchase';
import { countsLessons, isUsable, type Item, type PurchasePage } from '../../requests/student-purchases';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './home-page.module.css';

const most = 3;

/** Those that end first, and always the one that pays for the next ride: the sheet that cancels it names it. */
const shownOf = (items: readonly Item[], paying: Item | undefined): readonly Item[] => {
  const usable = items.filter((item) => isUsable(item) && countsLessons(item) && item.kind !== 'makeup');
  const first = usable.slice(0, most);
  if (!paying || !countsLessons(paying) || first.some(({ id }) => id === paying.id)) return first;
  return [paying, ...first.slice(0, most - 1)];
};

/** One lesson is left, or, where none are counted, its last week has come and nothing follows by itself. */
const isRunningOut = ({ remain, ends_soon }: Item): boolean => (remain === null ? ends_soon === 1 : remain <= 1);

/** The package behind the next ride, which may stand on a later page of the list. */
const usePaying = (items: readonly Item[] | undefined, itemOfNext: string | null): Item | undefined => {
  const listed = items?.find(({ id }) => id === itemOfNext);
  const asked = useQuery({ ...studentPurchaseQuery(itemOfNext ?? ''), enabled: !!itemOfNext && !!items && !listed });
  return listed ?? asked.data?.data;
};

type Props = {
  readonly purchases: UseInfiniteQueryResult<InfiniteData<PurchasePage>>;
  readonly itemOfNext: string | null;
};

export const LessonsLeft = ({ purchases, itemOfNext }: Props) => {
  const { rider, barn, base } = useFamily();
  const items = purchases.data?.pages.flatMap((page) => page.data);
  const paying = usePaying(items, itemOfNext);
  const sells = barn.clients_can_buy_online === 1;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('Lessons left')}</h2>
        <Link to={`${base}/purchases`}>{t('All packages')}</Link>
      </div>
      <Loaded query={purchases}>
        {() => {
          const shown = shownOf(items ?? [], paying);
          return (
            <>
              {shown.map((item) => (
                <div key={item.id}>
                  <Link className="target" to={`${base}/package/${item.id}`} state={openedHere}>
                    {itemName(item, rider.studentId)}
                  </Link>
                  <PackageMeter item={item} />
                  {sells && item.kind === 'package' && isRunningOut(item) && (
                    <ButtonLink to={`${base}/online?add=${item.product_id}`}>
                      {t('Buy again: {product}', { product: item.product_name })}
                    </ButtonLink>
                  )}
                </div>
              ))}
              {!shown.some(({ remain }) => remain === null || remain > 0) && (
                <>
                  <p>
                    {shown.length > 0
                      ? t('It is used up: time for a new package.')
                      : t('No lessons left on a package.')}
                  </p>
                  {sells ? (
                    <ButtonLink to={`${base}/online`}>{t('Buy Package or Lessons')}</ButtonLink>
                  ) : (
                    <AskTheBarn barn={barn} subject={t('A package for {name}', { name: rider.name })} />
                  )}
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
