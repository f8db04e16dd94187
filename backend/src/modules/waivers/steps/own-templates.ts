import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { waiverErrors } from '../domain/errors.js';
import { WaiverTemplate } from '../tables/waiver-template.entity.js';
import { WaiverText } from '../tables/waiver-text.entity.js';

/** R150 */
export function refuseWithoutWaivers({ settings }: BarnTransaction) {
  if (!enabled(settings, 'can_sign_waivers')) throw waiverErrors.waivers_off();
}

/** A waiver of the barn's own, with what it says now. */
export async function lastText(barn: BarnTransaction, templateId: string) {
  refuseWithoutWaivers(barn);
  const { farmId } = barn;
  const [template, [text]] = await Promise.all([
    barn.repository(WaiverTemplate).findOneBy({ farmId, templateId, isOwn: true }),
    barn.repository(WaiverText).find({ where: { farmId, templateId }, order: { version: 'DESC' }, take: 1 }),
  ]);
  if (!template || !text) throw notFound('The waiver', 'id');
  return { template, text };
}
