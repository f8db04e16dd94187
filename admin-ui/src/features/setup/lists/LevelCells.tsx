import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { count } from '@/data/time/words';
import { skillsPlace } from './places';
import type { Level } from './setup-rows';

const skillsOf = (levelId: string) =>
  `${skillsPlace.route}?${new URLSearchParams({
    filter: JSON.stringify({ is_active: '1', level_id: levelId }),
    sort: 'skill_order',
    order: 'ASC',
  })}`;

export const SkillsLink = ({ row: { id, level_name, skill_count } }: { readonly row: Level }) => (
  <Link className="cell-link" to={skillsOf(id)} aria-label={`Skills of ${level_name}: ${skill_count}`}>
    {skill_count}
  </Link>
);

/** Below the form: what is learnt on a level. */
export const LevelSkills = () => {
  const level = useRecordContext<Level>();
  if (!level) return null;
  return (
    <section className="section-links stack gap-2 ruled-above" aria-label="Skills">
      <p>
        {`${count(level.skill_count, 'skill')} on this level. `}
        <Link to={skillsOf(level.id)}>See and add skills</Link>
      </p>
    </section>
  );
};
