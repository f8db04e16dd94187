import { useQuery } from '@tanstack/react-query';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import styles from './public-barn-page.module.css';
import { PublicPage } from './public-page';
import { publicPolicyQuery } from './public-policy';

const Policies = ({ publicId }: { readonly publicId: string }) => (
  <Loaded query={useQuery(publicPolicyQuery(publicId))} waiting={<Skeleton lines={4} />}>
    {({ can_cancel, policies }) => (
      <>
        {policies.map(({ about, sentence }, at) => (
          <section key={at}>
            {policies.length > 1 && <h2>{about ?? t('All other lessons')}</h2>}
            <p>{sentence}</p>
          </section>
        ))}
        <p className="muted">
          {can_cancel === 1
            ? t('Families cancel after signing in, and read what it comes to before they do.')
            : t('The barn takes cancellations in person.')}
        </p>
      </>
    )}
  </Loaded>
);

/** The barn's policy, written by its own rules. */
const PublicPolicyPage = () => (
  <PublicPage>
    {(publicId, barn) => (
      <>
        <title>{`${t('Cancelling a lesson')} · ${barn.title}`}</title>
        <header className={styles.head}>
          <h1>{barn.title}</h1>
          <p>{t('Cancelling a lesson')}</p>
        </header>
        <Policies publicId={publicId} />
        <div>
          <ButtonLink to={`/public/${publicId}`}>{t('Lessons')}</ButtonLink>
        </div>
      </>
    )}
  </PublicPage>
);

export default PublicPolicyPage;
