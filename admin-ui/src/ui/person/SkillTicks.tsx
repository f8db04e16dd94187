import { useState } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useNoteSkill, type LevelProgress, type Progress, type Skill } from '@/data/requests/progress';
import { Tick } from '@/ui/Tick';
import { useSay } from '@/ui/use-say';
import { levelInWords, reachedInWords } from './progress-words';
import './skill-ticks.css';

type Ticks = {
  readonly isTicked: (skill: Skill) => boolean;
  /** Absent for whoever may only read. */
  readonly tick: ((skill: Skill, reached: boolean) => void) | undefined;
};

/** A tick stands at once, and goes back where the server refuses it. */
const useTicks = (studentId: string): Ticks => {
  const { canCall } = useAccess();
  const { mutateAsync } = useNoteSkill(studentId);
  const [sent, setSent] = useState<Readonly<Record<string, boolean>>>({});
  const say = useSay();
  const tick = async ({ skill_id: skillId }: Skill, reached: boolean) => {
    setSent((before) => ({ ...before, [skillId]: reached }));
    await say.after(mutateAsync({ skillId, reached }), () => undefined);
    setSent(({ [skillId]: _, ...others }) => others);
  };
  return {
    isTicked: ({ skill_id, reached_on }) => sent[skill_id] ?? reached_on !== null,
    tick: canCall('progress/note') ? (skill, reached) => void tick(skill, reached) : undefined,
  };
};

const Named = ({ skill }: { skill: Skill }) => (
  <span className="stack break shrinks">
    <span>{skill.skill_name}</span>
    {skill.skill_description && <span className="muted">{skill.skill_description}</span>}
    {skill.reached_on && <span className="muted">{reachedInWords(skill)}</span>}
  </span>
);

const SkillLine = ({ skill, ticks: { isTicked, tick } }: { skill: Skill; ticks: Ticks }) => {
  if (!tick)
    return (
      <span className="choice">
        {isTicked(skill) ? <Tick label="Reached" /> : <span className="muted">not yet</span>}
        <Named skill={skill} />
      </span>
    );
  return (
    <label className="choice">
      <input type="checkbox" checked={isTicked(skill)} onChange={({ target }) => tick(skill, target.checked)} />
      <Named skill={skill} />
    </label>
  );
};

const SkillsOfLevel = ({ level, ticks }: { level: LevelProgress; ticks: Ticks }) => (
  <fieldset className="choices skill-ticks">
    <legend className="field-label">{levelInWords(level)}</legend>
    {level.skills.map((skill) => (
      <SkillLine key={skill.skill_id} skill={skill} ticks={ticks} />
    ))}
  </fieldset>
);

const isNear = ({ standing }: LevelProgress) => standing === 'own' || standing === 'next';

/** The skills of a rider's own level and of the next, to be ticked; the other levels are folded. Saved with every tick. */
export const SkillTicks = ({ studentId, levels }: { studentId: string; levels: Progress['levels'] }) => {
  const ticks = useTicks(studentId);
  const withSkills = levels.filter(({ skills }) => skills.length > 0);
  const [near, others] = [withSkills.filter(isNear), withSkills.filter((level) => !isNear(level))];
  if (withSkills.length === 0)
    return <p className="muted">The levels have no skills yet. They are listed at Setup › Levels.</p>;
  const fields = (shown: readonly LevelProgress[]) =>
    shown.map((level) => <SkillsOfLevel key={level.level_id} level={level} ticks={ticks} />);
  return (
    <div className="stack gap-4">
      {ticks.tick && <p className="muted">Saved with every tick. The family reads it, too.</p>}
      {fields(near)}
      {others.length > 0 && (
        <details open={near.length === 0}>
          <summary>Other levels</summary>
          <div className="stack gap-4">{fields(others)}</div>
        </details>
      )}
    </div>
  );
};
