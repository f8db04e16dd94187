import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { when } from '../../format/dates';
import { t } from '../../i18n/t';
import { horsePhotoQuery, ownHorsesQuery, type OwnHorse } from '../../requests/own-horses';
import styles from './account-page.module.css';

const PHOTO = 160;

/** Asked for with the session's token, so an address of its own would not show it. */
const Photo = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { data: content } = useQuery(horsePhotoQuery(id));
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!content) return undefined;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return content ? <img ref={show} width={PHOTO} alt={name} /> : null;
};

const Horse = ({ horse: { name, photo_id, lessons } }: { readonly horse: OwnHorse }) => (
  <li>
    <h3>{name}</h3>
    {photo_id && <Photo id={photo_id} name={name} />}
    <span className="muted">
      {lessons.length
        ? t('{count, plural, one {# lesson} other {# lessons}} this week', { count: lessons.length })
        : t('No lessons this week')}
    </span>
    <ul>
      {lessons.map(({ date, start_time, end_time, title, rider_name }) => (
        <li key={`${date} ${start_time} ${title}`}>
          {`${when(date, start_time)}–${end_time} · ${title}`}
          {rider_name && <span className="muted">{` · ${rider_name}`}</span>}
        </li>
      ))}
    </ul>
  </li>
);

/** A family's own horses and what they do this week. Nothing for a family without one. */
export const OwnHorses = () => {
  const { data } = useQuery(ownHorsesQuery());
  if (!data || data.horses.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="own-horses">
      <h2 id="own-horses">{t('Your horses')}</h2>
      <ul className={styles.wishes}>
        {data.horses.map((horse) => (
          <Horse key={horse.id} horse={horse} />
        ))}
      </ul>
    </section>
  );
};
