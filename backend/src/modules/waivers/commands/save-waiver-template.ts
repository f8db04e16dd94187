import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { waiverErrors } from '../domain/errors.js';
import { templateStream, type WaiverTemplateChanged } from '../events.js';
import { WaiverTemplate } from '../tables/waiver-template.entity.js';

type Described = Pick<WaiverTemplate, 'templateId' | 'title' | 'isPublic' | 'createUserAccount'>;

/** A template of the provider, by its own id; the same id again describes it anew. F05 */
export class SaveWaiverTemplate extends barnCommand<Described>('waivers.SaveWaiverTemplate') {}

@CommandHandler(SaveWaiverTemplate)
export class SaveWaiverTemplateHandler extends BarnCommandHandler<SaveWaiverTemplate> {
  async handle(barn: BarnTransaction, { templateId, ...described }: Described) {
    const templates = barn.repository(WaiverTemplate);
    const key = { farmId: barn.farmId, templateId };
    const current = await templates.findOneBy(key);
    if (current?.isOwn) throw waiverErrors.waiver_is_the_barns();
    const { values, fields } = differing(templates, current ?? undefined, described);
    if (fields.length === 0) return;
    if (current) await templates.update(key, values);
    else await templates.insert({ ...key, ...described, createdAt: barn.now });
    barn.record(templateStream(templateId), {
      type: 'waivers.WaiverTemplateChanged',
      data: { templateId, change: current ? 'edited' : 'added', fields },
    } satisfies WaiverTemplateChanged);
  }
}
