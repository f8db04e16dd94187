import type { ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

type Props = {
  readonly again: () => void;
  readonly lessons: string;
  /** Where the mail went, and what follows from opening its link. */
  readonly children: ReactNode;
};

/** The form was taken: nothing happens before the address is confirmed. */
export const Sent = ({ again, lessons, children }: Props) => (
  <>
    <Notice tone="good" role="status">
      {t('One step is left: look into your mail.')}
    </Notice>
    <p>
      {children} {t('Nothing there after a few minutes? Look into the spam folder too.')}
    </p>
    <ButtonLink to={lessons}>{t('See the lessons')}</ButtonLink>
    <Button look="plain" onClick={again}>
      {t('The address is wrong: write again')}
    </Button>
  </>
);
