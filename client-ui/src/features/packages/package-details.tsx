import { flatWords, leftWords } from '@leadline/api-client/lessons-left';
import { paidLessonWords, sharedWords } from '@leadline/api-client/money';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { Expiry, PackageMeter } from '../../components/package-meter';
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
    <Sheet title="Package Details" onClose={close}>
      <Loaded query={purchase} waiting={<Skeleton lines={16} />}>
        {({ data: item, lessons }) => (
          <>
            <h3>{item.product_name}</h3>
            <PackageMeter item={item} />
            <Facts
              facts={[
                ['Purchased', dateOr(item.purchase_date)],
                ['Starts', dateOr(item.package_start_date)],
                ['Expiry', item.kind !== 'credit' && <Expiry key="expiry" item={item} />],
                ['Start count', countsLessons(item) && (flatWords(item) ?? item.start_count)],
                ['Remaining', countsLessons(item) && (item.remain ?? leftWords(item))],
                ['Pays for', paidLessonWords(item)],
                ['Shared', item.is_shared === 1 && `${sharedWords(item)}, bought for ${item.owner_name}`],
                ['Renews', dateOr(item.package_renew_date)],
                ['Notes', item.item_notes],
              ]}
            />
            <PackageLessons lessons={lessons} />
          </>
        )}
      </Loaded>
      <Button wide onClick={close}>
        Close
      </Button>
    </Sheet>
  );
};

export default PackageDetails;
