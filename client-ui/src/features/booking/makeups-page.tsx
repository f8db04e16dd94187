import { t } from '../../i18n/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AskTheBarn } from '../../components/ask-the-barn';
import { useFamily } from '../../family/family-context';
import { dateWithYear, shortDay } from '../../format/dates';
import { lessonScheduleQuery } from '../../requests/lesson-schedule';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import styles from './makeups-page.module.css';

/** What the rider has missed and may still make up for. R151 R218 */
const MakeupsPage = () => {
  const { barn, rider, base } = useFamily();
  const schedule = useInfiniteQuery(lessonScheduleQuery(rider.studentId));
  if (barn.clients_can_book_makeups !== 1) {
    return (
      <State title={t('The barn books makeups for you')}>
        <AskTheBarn barn={barn} subject={t('A makeup for {name}', { name: rider.name })} />
      </State>
    );
  }
  return (
    <>
      <title>{`${t('Makeups')} · ${barn.farm_name}`}</title>
      <h1>{t('Makeups of {name}', { name: rider.firstName })}</h1>
      <Loaded query={schedule}>
        {({ pages: [first] }) => {
          const makeups = first?.makeups ?? [];
          if (makeups.length === 0)
            return (
              <State title={t('{name} has no makeup to use', { name: rider.firstName })}>
                <p>{t('Some cancelled lessons can be made up for. They appear here.')}</p>
              </State>
            );
          return (
            <ul className={styles.makeups}>
              {makeups.map((makeup) => (
                <li key={makeup.id}>
                  <div>
                    <p>
                      <strong>{makeup.name ?? t('Makeup lesson')}</strong>
                      {makeup.scheduled_date && `, ${t('missed on {day}', { day: shortDay(makeup.scheduled_date) })}`}
                    </p>
                    <p className="muted">
                      {dateWithYear(makeup.package_start_date)} – {dateWithYear(makeup.package_expiry_date)}
                    </p>
                  </div>
                  <ButtonLink to={`${base}/calendarmakeup/${makeup.id}`}>{t('Book this makeup lesson')}</ButtonLink>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
};

export default MakeupsPage;
