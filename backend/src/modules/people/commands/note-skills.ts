import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkChoices, choices } from '../../setup/contracts.js';
import { decideSkills, type NotedSkills } from '../domain/decide-skills.js';
import { knownSkills } from '../facts/known-skills.js';
import { RiderSkill } from '../tables/rider-skill.entity.js';

type Noted = NotedSkills & { studentId: string };

/** By whoever teaches. A skill that is out of use can be taken back, and is not newly reached. */
export class NoteSkills extends barnCommand<Noted>('people.NoteSkills') {}

@CommandHandler(NoteSkills)
export class NoteSkillsHandler extends BarnCommandHandler<NoteSkills> {
  async handle(barn: BarnTransaction, { studentId, reached, notYet }: Noted) {
    const { farmId, now: notedAt, actor } = barn;
    const known = await knownSkills(barn, studentId);
    const [noted] = decideSkills({ reached, notYet }, known);
    if (!noted) return;
    const { data } = noted;
    await checkChoices(barn, choices.skill, { field: 'reached', what: 'skill', ids: data.reached });
    const skills = barn.repository(RiderSkill);
    const notedBy = actor.personId ?? null;
    await Promise.all([
      skills.insert(data.reached.map((skillId) => ({ farmId, studentId, skillId, notedBy, notedAt }))),
      skills.delete({ farmId, studentId, skillId: anyOf(data.notYet) }),
    ]);
    barn.record(`person-${data.personId}`, noted);
  }
}
