import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { CareChanged } from '../care-events.js';
import { checkCareDates } from '../domain/check-care.js';
import { CareEntry } from '../tables/care-entry.entity.js';
import type { CareDetails } from './note-care.js';

/** Changes only the details given, and answers with the horse's id; no event if nothing changes. */
export class EditCare extends barnCommand<Partial<CareDetails> & { careEntryId: string }, string>('horses.EditCare') {}

@CommandHandler(EditCare)
export class EditCareHandler extends BarnCommandHandler<EditCare> {
  async handle(barn: BarnTransaction, { careEntryId, ...details }: EditCare['input']) {
    const entries = barn.repository(CareEntry);
    const key = { farmId: barn.farmId, careEntryId };
    const entry = await entries.findOneBy(key);
    if (!entry) throw notFound('The entry', 'id');
    const { values, fields, changes } = differing(entries, entry, details);
    const { horseId } = entry;
    if (fields.length === 0) return horseId;
    const { doneOn = entry.doneOn, nextOn = entry.nextOn } = details;
    checkCareDates({ doneOn, nextOn }, today(barn.now, barn.settings.timeZone));
    await entries.update(key, values);
    const event = { type: 'horses.CareChanged', data: { horseId, careEntryId, columns: fields } } satisfies CareChanged;
    barn.recordEdit(`horse-${horseId}`, event, changes);
    return horseId;
  }
}
