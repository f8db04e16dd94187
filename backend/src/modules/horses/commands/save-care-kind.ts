import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { CareKindChanged } from '../care-events.js';
import type { CareInterval } from '../domain/care-due.js';
import { horseErrors } from '../domain/errors.js';
import { CareKind } from '../tables/care-kind.entity.js';

/** With each of them, every horse has a line more in what is due. */
export const MOST_CARE_KINDS = 30;

interface KindDetails {
  /** None for a new one, which needs a name. */
  careKindId?: string | undefined;
  name?: string | undefined;
  /** Null: nothing says how often. */
  interval?: CareInterval | null | undefined;
  active?: boolean | undefined;
}

/** Adds a kind, or changes what is given of one; answers with its id, and without an event if nothing changes. */
export class SaveCareKind extends barnCommand<KindDetails, string>('horses.SaveCareKind') {}

@CommandHandler(SaveCareKind)
export class SaveCareKindHandler extends BarnCommandHandler<SaveCareKind> {
  async handle(barn: BarnTransaction, { careKindId, name, interval, active }: KindDetails) {
    const { farmId } = barn;
    const rows = barn.repository(CareKind);
    const kinds = await rows.findBy({ farmId });
    const known = kinds.find((kind) => kind.careKindId === careKindId);
    if (careKindId !== undefined && !known) throw notFound('The kind of care', 'care_kind_id');
    const same = (kind: CareKind) => kind.careKindName.toLowerCase() === name?.toLowerCase();
    if (kinds.some((kind) => kind.careKindId !== careKindId && same(kind)))
      throw horseErrors.care_kind_known(name ?? '');
    if (!known && kinds.length >= MOST_CARE_KINDS) throw horseErrors.too_many_care_kinds(MOST_CARE_KINDS);
    const id = careKindId ?? barn.newId();
    const { values, fields, changes } = differing(rows, known, {
      careKindName: name,
      everyCount: interval === undefined ? undefined : (interval?.every ?? null),
      everyUnit: interval === undefined ? undefined : (interval?.unit ?? null),
      isActive: active,
    });
    if (fields.length === 0) return id;
    if (known) await rows.update({ farmId, careKindId: id }, values);
    else await rows.insert({ ...values, farmId, careKindId: id });
    const change = known ? 'edited' : 'added';
    const event = {
      type: 'horses.CareKindChanged',
      data: { careKindId: id, change, fields },
    } satisfies CareKindChanged;
    barn.recordEdit(`carekind-${id}`, event, changes);
    return id;
  }
}
