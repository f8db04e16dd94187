import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useWithdrawPlace } from './enquiries';
import styles from './enquiry.module.css';

type Props = { readonly publicId: string; readonly token: string; readonly isHeld: boolean };

/** Asked twice, because the place may be gone a moment later. */
export const GiveUpPlace = ({ publicId, token, isHeld }: Props) => {
  const [isAsked, setAsked] = useState(false);
  const withdraw = useWithdrawPlace(publicId, token);
  if (!isAsked)
    return (
      <Button look="plain" onClick={() => setAsked(true)}>
        {t('I do not want this place any more…')}
      </Button>
    );
  return (
    <div className={styles.end}>
      <p>
        {isHeld
          ? t('The place is free for others at once, and your bank lets go of all that is held on your card.')
          : t('The place is free for others at once. Nothing is to be paid.')}
      </p>
      {withdraw.error && (
        <Notice tone="danger" role="alert">
          {asApiError(withdraw.error).message}
        </Notice>
      )}
      <Button look="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('Give up the place')}
      </Button>
      <Button look="plain" onClick={() => setAsked(false)}>
        {t('Keep it')}
      </Button>
    </div>
  );
};
