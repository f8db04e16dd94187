import { signerOf, type WaiverRow } from '@leadline/api-client/waivers';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { t } from '../../i18n/t';
import { ButtonAnchor } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { openedHere } from '../../ui/use-close-sheet';
import { OwnStanding } from './own-standing';
import { templatesQuery, waiversQuery } from './waivers';
import styles from './waivers-page.module.css';

const Signed = ({ waivers }: { readonly waivers: readonly WaiverRow[] }) => {
  const { base } = useFamily();
  if (waivers.length === 0) return <p>{t('No waivers found for this template')}</p>;
  return (
    <ul>
      {waivers.map((waiver) => (
        <li key={waiver.waiverId} className={styles.signed}>
          <Link to={`${base}/waivers/${encodeURIComponent(waiver.waiverId)}`} state={openedHere}>
            {signerOf(waiver)} <Icon name="chevron" size={16} />
          </Link>
          <span className="muted">{t('signed {day}', { day: dateWithYear(waiver.createdOn.slice(0, 10)) })}</span>
          {waiver.is_expired === 1 && <strong className={styles.expired}>{t('expired')}</strong>}
        </li>
      ))}
    </ul>
  );
};

/** What the barn asks its families to sign, and what they have signed. R194 */
const WaiversPage = () => {
  const { barn, rider } = useFamily();
  const offered = useQuery(templatesQuery());
  const signed = useQuery(waiversQuery(rider.personId));
  return (
    <>
      <title>{`${t('Waivers')} · ${barn.farm_name}`}</title>
      <h1>{t('Waivers')}</h1>
      <Loaded query={offered}>
        {({ templates }) =>
          templates.length === 0 ? (
            <State title={t('There are no active waiver templates')} />
          ) : (
            <Loaded query={signed}>
              {({ waivers }) => (
                <>
                  <h2>{t('Available Waivers')}</h2>
                  {templates.map(({ template_id, title, is_own, sign_url }) => (
                    <section key={template_id} className={styles.template} aria-label={title}>
                      <h3>{title}</h3>
                      {sign_url && <ButtonAnchor href={sign_url}>{t('Sign')}</ButtonAnchor>}
                      {is_own === 1 && <OwnStanding id={template_id} />}
                      <Signed waivers={waivers.filter(({ templateId }) => templateId === template_id)} />
                    </section>
                  ))}
                </>
              )}
            </Loaded>
          )
        }
      </Loaded>
      <Outlet />
    </>
  );
};

export default WaiversPage;
