import { t } from '../i18n/t';
import { Button } from '../ui/button';

type Props = {
  readonly shown: number;
  readonly size: number;
  readonly step: number;
  readonly busy: boolean;
  readonly more?: () => void;
};

/** Says how much is on screen and fetches the next page; silent when one page holds everything. */
export const Pager = ({ shown, size, step, busy, more }: Props) => {
  if (size <= step && !more) return null;
  return (
    <div>
      <p className="muted numbers">{t('Showing {shown} of {size} records', { shown, size })}</p>
      {more && (
        <Button wide busy={busy} onClick={more}>
          {t('Next {step}', { step })}
        </Button>
      )}
    </div>
  );
};
