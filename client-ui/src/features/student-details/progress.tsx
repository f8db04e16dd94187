import { useQuery } from '@tanstack/react-query';
import { counted } from '../../format/counts';
import { dateWithYear } from '../../format/dates';
import { useFamily } from '../../family/family-context';
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
      <span className="muted">{skill.reached_on ? ` · since ${dateWithYear(skill.reached_on)}` : ' · not yet'}</span>
    </span>
  </li>
);

const standings = { behind: 'passed', own: 'your level', next: 'next level', ahead: 'later' } as const;

const LevelPart = ({ level }: { readonly level: Level }) => (
  <details className={styles.level} open={level.standing === 'own' || level.standing === 'next'}>
    <summary>
      <strong>{level.level_name}</strong>
      <span className="muted">{` · ${standings[level.standing]}`}</span>
      {level.of > 0 && <span className={styles.count}>{`${level.reached} of ${level.of}`}</span>}
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
  <section aria-label="Horses ridden">
    <h3>Horses ridden</h3>
    <ul>
      {horses.map(({ horse_id, horse_name, times, last_on }) => (
        <li key={horse_id}>
          {`${horse_name}: ${counted(times, 'lesson')}`}
          <span className="muted">{` · last on ${dateWithYear(last_on)}`}</span>
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
    <section className={styles.progress} aria-label="Progress">
      {data.levels.length > 0 && <h2>{`${rider.firstName}’s progress`}</h2>}
      {data.levels.map((level) => (
        <LevelPart key={level.level_id} level={level} />
      ))}
      {data.horses.length > 0 && <Horses horses={data.horses} />}
    </section>
  );
};
