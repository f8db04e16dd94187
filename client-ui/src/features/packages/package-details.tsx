import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { Expiry, PackageMeter } from '../../components/package-meter';
import { flatWords, leftWords } from '../../components/package-words';
import { paidLessonWords } from '../../components/product-words';
import { countsLessons } from '../../requests/student-purchases';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { dateWithYear } from '../../format/dates';
import { PackageLessons } from './package-lessons';
import { studentPurchaseQuery } from '../../requests/student-purchase';

const dateOr = (date: string | null): string | null => (date ? dateWithYear(date) : null);

const PackageDetails = ({ page }: { readonly page: string }) => {
  const { itemId = '' } = useParams();
  const { base } = useFamily();
  const close = useCloseSheet(page ? `${base}/${page}` : base);
  const purchase = useQuery(studentPurchaseQuery(itemId));
  return (
    <Sheet title={t('Package Details')} onClose={close}>
      <Loaded query={purchase} waiting={<Skeleton lines={16} />}>
        {({ data: item, lessons }) => (
          <>
            <h3>{item.product_name}</h3>
            <PackageMeter item={item} />
            <Facts
              facts={[
                [t('Purchased'), dateOr(item.purchase_date)],
                [t('Starts'), dateOr(item.package_start_date)],
                [t('Expiry'), item.kind !== 'credit' && <Expiry key="expiry" item={item} />],
                [t('Start count'), countsLessons(item) && (flatWords(item) ?? item.start_count)],
                [t('Remaining'), countsLessons(item) && (item.remain ?? leftWords(item))],
                [t('Pays for'), paidLessonWords(item)],
                [
                  t('Shared'),
                  item.is_shared === 1 &&
                    t('for all riders of the family, bought for {name}', { name: item.owner_name }),
                ],
                [t('Renews'), dateOr(item.package_renew_date)],
                [t('Notes'), item.item_notes],
              ]}
            />
            <PackageLessons lessons={lessons} />
          </>
        )}
      </Loaded>
      <Button wide onClick={close}>
        {t('Close')}
      </Button>
    </Sheet>
  );
};

export default PackageDetails;
