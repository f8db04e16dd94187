import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { registrationsQuery, type Session } from '../../requests/registrations';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { knownOf, type Known } from './session';

type Opened = Known & { readonly session: Session; readonly close: () => void };

type Props = { readonly title: string; readonly children: (opened: Opened) => ReactNode };

/** Over the list lies the session that its address names. */
export const SessionSheet = ({ title, children }: Props) => {
  const { sessionId } = useParams();
  const { base } = useFamily();
  const close = useCloseSheet(`${base}/registration`);
  const registrations = useQuery(registrationsQuery());
  return (
    <Sheet title={title} onClose={close}>
      <Loaded query={registrations} waiting={<Skeleton lines={8} />}>
        {(known) => {
          const session = known.counts.find(({ id }) => id === sessionId);
          if (!session) return <Notice tone="info">{t('This is no longer open for registration.')}</Notice>;
          return children({ session, ...knownOf(known, session), close });
        }}
      </Loaded>
    </Sheet>
  );
};
