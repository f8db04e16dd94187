import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { inactiveChoice, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { CareNoted } from '../care-events.js';
import { checkCareDates } from '../domain/check-care.js';
import { CareEntry } from '../tables/care-entry.entity.js';
import { CareKind } from '../tables/care-kind.entity.js';
import { Horse } from '../tables/horse.entity.js';

export type CareDetails = Pick<CareEntry, 'doneOn' | 'doneBy' | 'remark' | 'costMinor' | 'nextOn'>;
type NewCare = CareDetails & { careKindId: string; horseIds: readonly string[] };

/** Ids of what was added; what was noted in the same words before is left out. */
interface Noted {
  readonly added: readonly { careEntryId: string; horseId: string }[];
}

/** The same for many horses at once: the farrier was here. Horses that are out of use may have it noted, too. */
export class NoteCare extends barnCommand<NewCare, Noted>('horses.NoteCare') {}

@CommandHandler(NoteCare)
export class NoteCareHandler extends BarnCommandHandler<NoteCare> {
  async handle(barn: BarnTransaction, { careKindId, horseIds, ...details }: NewCare): Promise<Noted> {
    const { farmId } = barn;
    const wanted = [...new Set(horseIds)];
    const entries = barn.repository(CareEntry);
    checkCareDates(details, today(barn.now, barn.settings.timeZone));
    const [kind, known, noted] = await Promise.all([
      barn.repository(CareKind).findOneBy({ farmId, careKindId }),
      barn.repository(Horse).findBy({ farmId, horseId: anyOf(wanted) }),
      entries.findBy({ farmId, careKindId, doneOn: details.doneOn, horseId: anyOf(wanted) }),
    ]);
    if (!kind) throw notFound('The kind of care', 'care_kind_id');
    if (!kind.isActive) throw inactiveChoice('care_kind_id', 'kind of care');
    if (known.length < wanted.length) throw notFound('The horse', 'horse_ids');
    const already = new Set(noted.filter((entry) => saysTheSame(entry, details)).map(({ horseId }) => horseId));
    const added = wanted
      .filter((horseId) => !already.has(horseId))
      .map((horseId) => ({ careEntryId: barn.newId(), horseId }));
    await entries.insert(added.map((entry) => ({ ...entry, ...details, farmId, careKindId })));
    for (const entry of added)
      barn.record(`horse-${entry.horseId}`, {
        type: 'horses.CareNoted',
        data: { ...entry, careKindId, doneOn: details.doneOn },
      } satisfies CareNoted);
    return { added };
  }
}

const saysTheSame = (entry: CareEntry, { doneBy, remark, costMinor, nextOn }: CareDetails) =>
  entry.doneBy === doneBy && entry.remark === remark && entry.costMinor === costMinor && entry.nextOn === nextOn;
