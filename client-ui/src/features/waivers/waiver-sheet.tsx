import { asApiError, get } from '@leadline/api-client';
import { savePdf, waiverParts } from '@leadline/api-client/waivers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { t } from '../../i18n/t';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { waiverQuery } from './waivers';

/** All that stands on a signed waiver, and its PDF. R256 */
const WaiverSheet = () => {
  const { waiverId = '' } = useParams();
  const { base } = useFamily();
  const close = useCloseSheet(`${base}/waivers`);
  const asked = useQuery(waiverQuery(waiverId));
  const pdf = useMutation({
    mutationFn: () => get('waiver/waiverRetrievePdf', { id: waiverId }),
    onSuccess: savePdf,
    onError: (error) => toast(asApiError(error).message, 'error'),
  });
  return (
    <Sheet title={asked.data?.waiver.title || t('Waiver')} onClose={close}>
      <Loaded query={asked}>
        {({ waiver }) =>
          waiverParts(waiver, dateWithYear, t).map(({ title, facts }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <Facts facts={facts} />
            </section>
          ))
        }
      </Loaded>
      {asked.data && (
        <Button wide look="primary" busy={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('Download PDF')}
        </Button>
      )}
      <Button wide onClick={close}>
        {t('Close')}
      </Button>
    </Sheet>
  );
};

export default WaiverSheet;
