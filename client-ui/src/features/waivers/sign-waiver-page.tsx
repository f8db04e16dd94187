import type { Reply } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { State } from '../../ui/state';
import { ownWaiverQuery, standingQuery } from './own-waivers';
import { SignForm } from './sign-form';
import { signable } from './signable';
import styles from './sign-waiver.module.css';

const paragraphs = (body: string) => body.split(/\n\s*\n/).filter((text) => text.trim() !== '');

const BackToWaivers = () => {
  const { base } = useFamily();
  return (
    <ButtonLink wide to={`${base}/waivers`}>
      {t('Back to waivers')}
    </ButtonLink>
  );
};

const Done = ({ until }: { readonly until: string | null }) => (
  <div className={styles.done}>
    <Notice tone="good" role="status">
      {until
        ? t('Thank you. It is signed, and good until {day}.', { day: dateWithYear(until) })
        : t('Thank you. It is signed, for ever.')}
    </Notice>
    <BackToWaivers />
  </div>
);

/** The whole text of a waiver of the barn's own, and below it the form with which one signs it. */
const SignWaiverPage = () => {
  const { templateId = '' } = useParams();
  const { barn, rider } = useFamily();
  const text = useQuery(ownWaiverQuery(templateId));
  const standing = useQuery(standingQuery(rider.personId));
  const [signed, setSigned] = useState<Reply<'own_waiver/sign'>>();
  return (
    <Loaded query={text}>
      {({ waiver }) => (
        <>
          <title>{`${waiver.title} · ${barn.farm_name}`}</title>
          <h1>{waiver.title}</h1>
          {signed ? (
            <Done until={signed.expiration_date} />
          ) : (
            <>
              <article className={styles.text}>
                {paragraphs(waiver.body).map((part, at) => (
                  <p key={at}>{part}</p>
                ))}
              </article>
              <Loaded query={standing}>
                {(of) => {
                  const riders = signable(of.templates.find(({ id }) => id === templateId)?.riders ?? []);
                  if (riders.length > 0)
                    return <SignForm waiver={waiver} riders={riders} before={of} onSigned={setSigned} />;
                  return (
                    <State title={t('It is signed for everybody')}>
                      <BackToWaivers />
                    </State>
                  );
                }}
              </Loaded>
            </>
          )}
        </>
      )}
    </Loaded>
  );
};

export default SignWaiverPage;
