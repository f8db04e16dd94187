import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { CareIntervalChanged } from '../care-events.js';
import type { CareInterval } from '../domain/care-due.js';
import { HorseCareInterval } from '../tables/care-interval.entity.js';
import { CareKind } from '../tables/care-kind.entity.js';
import { Horse } from '../tables/horse.entity.js';

interface Needs {
  horseId: string;
  careKindId: string;
  isNeeded: boolean;
  /** Null: as the kind says. */
  interval: CareInterval | null;
}

/** How often this horse needs it, or that it needs none; no event if nothing changes. */
export class SetCareInterval extends barnCommand<Needs>('horses.SetCareInterval') {}

@CommandHandler(SetCareInterval)
export class SetCareIntervalHandler extends BarnCommandHandler<SetCareInterval> {
  async handle(barn: BarnTransaction, { horseId, careKindId, isNeeded, interval }: Needs) {
    const { farmId } = barn;
    const rows = barn.repository(HorseCareInterval);
    const key = { farmId, horseId, careKindId };
    const [horse, kind, row] = await Promise.all([
      barn.repository(Horse).findOneBy({ farmId, horseId }),
      barn.repository(CareKind).findOneBy({ farmId, careKindId }),
      rows.findOneBy(key),
    ]);
    if (!horse) throw notFound('The horse', 'horse_id');
    if (!kind) throw notFound('The kind of care', 'care_kind_id');
    const asTheKind = rows.create({ ...key, isNeeded: true, everyCount: null, everyUnit: null });
    const own = isNeeded ? interval : null;
    const wanted = { isNeeded, everyCount: own?.every ?? null, everyUnit: own?.unit ?? null };
    const { fields, changes } = differing(rows, row ?? asTheKind, wanted);
    if (fields.length === 0) return;
    await rows.upsert({ ...key, ...wanted }, ['farmId', 'horseId', 'careKindId']);
    const event = { type: 'horses.CareIntervalChanged', data: { horseId, careKindId, columns: fields } } as const;
    barn.recordEdit(`horse-${horseId}`, event satisfies CareIntervalChanged, changes);
  }
}
