import { useQuery } from '@tanstack/react-query';
import { dateWithYear } from '../../format/dates';
import { useFamily } from '../../family/family-context';
import { t, type Text } from '../../i18n/t';
import { progressQuery, type Progress as Known } from '../../requests/progress';
import { Icon } from '../../ui/icon';
import styles from './progress.module.css';

type Level = Known['levels'][number];

const SkillLine = ({ skill }: { readonly skill: Level['skills'][number] }) => (
  <li className={skill.reached_on ? styles.reached : styles.open}>
    <span className={styles.mark}>{skill.reached_on && <Icon name="tick" size={16} />}</span>
    <span>
      {skill.skill_name}
      {skill.skill_description && <span className="muted"> · {skill.skill_description}</span>}
      <span className="muted">{` · ${skill.reached_on ? t('since {day}', { day: dateWithYear(skill.reached_on) }) : t('not yet')}`}</span>
    </span>
  </li>
);

const standings: Readonly<Record<Level['standing'], Text>> = {
  behind: 'passed',
  own: 'your level',
  next: 'next level',
  ahead: 'later',
};

const LevelPart = ({ level }: { readonly level: Level }) => (
  <details className={styles.level} open={level.standing === 'own' || level.standing === 'next'}>
    <summary>
      <strong>{level.level_name}</strong>
      <span className="muted">{` · ${t(standings[level.standing])}`}</span>
      {level.of > 0 && (
        <span className={styles.count}>{t('{reached} of {of}', { reached: level.reached, of: level.of })}</span>
      )}
    </summary>
    {level.level_description && <p className="muted">{level.level_description}</p>}
    <ul>
      {level.skills.map((skill) => (
        <SkillLine key={skill.skill_id} skill={skill} />
      ))}
    </ul>
  </details>
);

const Horses = ({ horses }: Pick<Known, 'horses'>) => (
  <section aria-label={t('Horses ridden')}>
    <h3>{t('Horses ridden')}</h3>
    <ul>
      {horses.map(({ horse_id, horse_name, times, last_on }) => (
        <li key={horse_id}>
          {t('{horse}: {count, plural, one {# lesson} other {# lessons}}', { horse: horse_name, count: times })}
          <span className="muted">{` · ${t('last on {day}', { day: dateWithYear(last_on) })}`}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** How far a rider is: the barn's levels with what is reached of each, and on whom. Nothing where the barn keeps neither. */
export const Progress = () => {
  const { rider } = useFamily();
  const { data } = useQuery(progressQuery(rider.studentId));
  if (!data || data.levels.length + data.horses.length === 0) return null;
  return (
    <section className={styles.progress} aria-label={t('Progress')}>
      {data.levels.length > 0 && <h2>{t('{rider}’s progress', { rider: rider.firstName })}</h2>}
      {data.levels.map((level) => (
        <LevelPart key={level.level_id} level={level} />
      ))}
      {data.horses.length > 0 && <Horses horses={data.horses} />}
    </section>
  );
};
