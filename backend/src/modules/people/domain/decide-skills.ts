import { invalid } from '../../../platform/errors/refusal.js';
import type { RiderSkillsNoted } from '../level-events.js';

/** Skills by id. What is named in neither list stays as it is. */
export interface NotedSkills {
  readonly reached: readonly string[];
  readonly notYet: readonly string[];
}

export interface KnownSkills {
  readonly studentId: string;
  readonly personId: string;
  /** Ids of the skills that the rider has reached. */
  readonly reached: ReadonlySet<string>;
}

/** Nothing happens where the rider stands so already. */
export function decideSkills({ reached, notYet }: NotedSkills, known: KnownSkills): RiderSkillsNoted[] {
  if (reached.some((id) => notYet.includes(id))) throw invalid('not_yet', 'A skill is either reached or not yet');
  const newly = [...new Set(reached)].filter((id) => !known.reached.has(id));
  const takenBack = [...new Set(notYet)].filter((id) => known.reached.has(id));
  if (newly.length + takenBack.length === 0) return [];
  const { studentId, personId } = known;
  return [{ type: 'people.RiderSkillsNoted', data: { studentId, personId, reached: newly, notYet: takenBack } }];
}
