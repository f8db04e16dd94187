import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { Pager } from '../../components/pager';
import { useFamily } from '../../family/family-context';
import { dateWithYear, shortDay } from '../../format/dates';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { openedHere } from '../../ui/use-close-sheet';
import { clientNotesQuery, PAGE } from './client-notes';
import styles from './notes.module.css';

/** A rider's notes; over them lies the sheet on which one is added. R152 R209 */
const NotesPage = () => {
  const { rider, base, barn } = useFamily();
  const notes = useInfiniteQuery(clientNotesQuery(rider.personId));
  return (
    <>
      <title>{`${t('{rider}’s notes', { rider: rider.firstName })} · ${barn.farm_name}`}</title>
      <h1>{t('{rider}’s notes', { rider: rider.firstName })}</h1>
      <p className={styles.tools}>
        <ButtonLink to={`${base}/addNote/true/client`} state={openedHere}>
          {t('Add/Email Note')}
        </ButtonLink>
      </p>
      <Loaded query={notes}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.notes);
          if (rows.length === 0) return <State title={t('No notes yet')} />;
          return (
            <>
              <ul>
                {rows.map(({ id, notes: text, created_by_person, created_at, lesson_name, scheduled_date }) => (
                  <li key={id} className={styles.entry}>
                    <p className={styles.text}>{text}</p>
                    <p className="muted">
                      {[
                        created_by_person,
                        dateWithYear(created_at.slice(0, 10)),
                        lesson_name &&
                          [lesson_name, scheduled_date && shortDay(scheduled_date)].filter(Boolean).join(', '),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
              <Pager
                shown={rows.length}
                size={pages[0]?.size ?? 0}
                step={PAGE}
                busy={notes.isFetchingNextPage}
                more={notes.hasNextPage ? () => void notes.fetchNextPage() : undefined}
              />
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </>
  );
};

export default NotesPage;
