import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { Check } from '../../ui/check';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import styles from './account-page.module.css';
import { flag } from './family-sign-ins';
import { mailWishesQuery, useMailWish, type MailWishes } from './mail-wishes-request';

/** Each is saved at once. */
const Wishes = ({ kinds, refused }: { readonly kinds: MailWishes['kinds']; readonly refused: readonly string[] }) => {
  const change = useMailWish();
  const canAct = useCanAct();
  const { isPending, variables } = change;
  const isWanted = (kind: string): boolean =>
    isPending && variables.kind === kind ? variables.wanted === 1 : !refused.includes(kind);
  return (
    <>
      <ul className={styles.wishes}>
        {kinds.map(({ kind, name, says, without }) => (
          <li key={kind}>
            <Check
              label={name}
              checked={isWanted(kind)}
              onChange={(on) =>
                change.mutate(
                  { kind, wanted: flag(on) },
                  { onSuccess: () => toast(on ? t('You get them: {name}', { name }) : t('No more: {name}', { name })) },
                )
              }
            />
            <p className="muted">{isWanted(kind) ? says : without}</p>
          </li>
        ))}
      </ul>
      {change.error && (
        <Notice tone="danger" role="alert">
          {asApiError(change.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="info">{t('Saving needs a signal. Try again when you have one.')}</Notice>}
    </>
  );
};

/** Which mails whoever is signed in wants, and which come in any case. */
export const MailWishesPart = () => {
  const { barn } = useFamily();
  const wishes = useQuery(mailWishesQuery());
  return (
    <section className={styles.section} aria-labelledby="mails">
      <h2 id="mails">{t('Mails')}</h2>
      <Loaded query={wishes} waiting={<Skeleton lines={3} />}>
        {({ people, kinds, always }) => {
          const own = people.find(({ is_own }) => is_own === 1);
          return (
            <>
              <p>
                {own?.gets_mails === 1
                  ? t('Which mails of {barn} you want:', { barn: barn.farm_name })
                  : t('{barn} sends you no mails about lessons now. Once it does, you want:', { barn: barn.farm_name })}
              </p>
              <Wishes kinds={kinds} refused={own?.refused ?? []} />
              <details className={styles.always}>
                <summary>{t('What is always sent, and why')}</summary>
                <ul>
                  {always.map(({ name, why }) => (
                    <li key={name}>
                      <strong>{name}</strong>
                      <span className="muted">{why}</span>
                    </li>
                  ))}
                </ul>
              </details>
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
