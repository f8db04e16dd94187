import { CommandHandler } from '@nestjs/cqrs';
import { withoutThem, type Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';

type Forgetting = Erased & {
  /** Places, packages and payments of theirs, about which remarks stand. */
  readonly subjectIds: readonly string[];
};

/** What was written about people who are erased goes; where other texts name them, the name is taken out. */
export class ForgetNotesOf extends barnCommand<Forgetting>('notes.ForgetNotesOf') {}

@CommandHandler(ForgetNotesOf)
export class ForgetNotesOfHandler extends BarnCommandHandler<ForgetNotesOf> {
  async handle({ farmId, sql }: BarnTransaction, erased: Forgetting) {
    const { personIds, subjectIds, words, addresses } = erased;
    await sql`delete from note where farm_id = ${farmId} and person_id = any(${[...personIds]}::uuid[])`;
    await sql`delete from remark where farm_id = ${farmId} and subject_id = any(${[...subjectIds]}::uuid[])`;
    await sql`
      update note set notes = ${withoutThem(sql, sql`notes`, erased)} where farm_id = ${farmId} and notes ~* ${words}`;
    await sql`update note set email_to = null where farm_id = ${farmId} and lower(email_to) = any(${[...addresses]})`;
    await sql`
      update remark set remark = ${withoutThem(sql, sql`remark`, erased)} where farm_id = ${farmId} and remark ~* ${words}`;
  }
}
