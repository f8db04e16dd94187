import { t } from '../../i18n/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { AskTheBarn } from '../../components/ask-the-barn';
import { Pager } from '../../components/pager';
import { isUsable, studentPurchasesQuery, type Item } from '../../requests/student-purchases';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { RedeemLink } from '../../components/redeem-link';
import { PackageCard } from './package-card';
import styles from './packages-page.module.css';

const PackagesPage = () => {
  const { rider, barn, base } = useFamily();
  const purchases = useInfiniteQuery(studentPurchasesQuery(rider.studentId));
  const list = (items: readonly Item[]) => (
    <ul>
      {items.map((item) => (
        <PackageCard key={item.id} item={item} page={`${base}/purchases`} />
      ))}
    </ul>
  );
  return (
    <>
      <title>{`${t('{name}’s packages', { name: rider.firstName })} · ${barn.farm_name}`}</title>
      <h1>{t('{name}’s packages', { name: rider.firstName })}</h1>
      {barn.clients_can_buy_online === 1 && (
        <p className={styles.buy}>
          <ButtonLink look="primary" to={`${base}/online`}>
            {t('Buy Package or Lessons')}
          </ButtonLink>
        </p>
      )}
      {barn.can_use_invoices === 1 && (
        <p>
          <Link className={styles.money} to={`${base}/invoices`}>
            {t('Invoices and Payments')} <Icon name="chevron" size={16} />
          </Link>
        </p>
      )}
      <RedeemLink className={styles.money} />
      <Loaded query={purchases}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.data);
          const usable = items.filter(isUsable);
          const old = items.filter((item) => !isUsable(item));
          const { size = 0, usable: usableInAll = 0 } = pages[0] ?? {};
          return (
            <>
              {usable.length > 0 && list(usable)}
              {usable.length === 0 && (
                <State title={items.length === 0 ? t('No packages yet') : t('No lessons left')}>
                  <p>
                    {t('A package pays for {name}’s lessons. The barn sets one up for you.', { name: rider.firstName })}
                  </p>
                  <AskTheBarn barn={barn} subject={t('A package for {name}', { name: rider.name })} />
                </State>
              )}
              {old.length > 0 && (
                <details className={styles.old} open={usable.length === 0}>
                  <summary>
                    <Icon name="chevron" size={16} /> {t('Used up or expired ({count})', { count: size - usableInAll })}
                  </summary>
                  {list(old)}
                </details>
              )}
              <Pager
                shown={items.length}
                size={size}
                step={10}
                busy={purchases.isFetchingNextPage}
                more={purchases.hasNextPage ? () => void purchases.fetchNextPage() : undefined}
              />
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </>
  );
};

export default PackagesPage;
