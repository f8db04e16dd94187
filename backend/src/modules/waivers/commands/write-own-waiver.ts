import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { refuseStaleRow, type Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { templateStream, type WaiverTemplateChanged } from '../events.js';
import { WaiverTemplate } from '../tables/waiver-template.entity.js';
import { WaiverText } from '../tables/waiver-text.entity.js';
import { lastText, refuseWithoutWaivers } from '../steps/own-templates.js';

type Words = Pick<WaiverText, 'title' | 'body' | 'validMonths'>;

/** A waiver of the barn's own; its families are asked at once. Answers its id. */
export class AddOwnWaiver extends barnCommand<Words, string>('waivers.AddOwnWaiver') {}

@CommandHandler(AddOwnWaiver)
export class AddOwnWaiverHandler extends BarnCommandHandler<AddOwnWaiver> {
  async handle(barn: BarnTransaction, words: Words) {
    refuseWithoutWaivers(barn);
    const { farmId, now: createdAt } = barn;
    const templateId = barn.newId();
    const { title } = words;
    const described = { title, isPublic: false, createUserAccount: false, isOwn: true };
    await barn.repository(WaiverTemplate).insert({ farmId, templateId, ...described, createdAt });
    const first = { version: 1, asksAgain: true, createdAt };
    await barn.repository(WaiverText).insert({ farmId, templateId, ...words, ...first });
    barn.record(templateStream(templateId), {
      type: 'waivers.WaiverTemplateChanged',
      data: { templateId, change: 'added', fields: ['title', 'body', 'valid_months'] },
    } satisfies WaiverTemplateChanged);
    return templateId;
  }
}

type Rewriting = Words & { templateId: string; asksAgain: boolean; seen?: Seen };

/** The next version. Whoever has signed keeps the former text, which counts on unless everybody is asked again. */
export class RewriteOwnWaiver extends barnCommand<Rewriting>('waivers.RewriteOwnWaiver') {}

@CommandHandler(RewriteOwnWaiver)
export class RewriteOwnWaiverHandler extends BarnCommandHandler<RewriteOwnWaiver> {
  async handle(barn: BarnTransaction, { templateId, asksAgain, seen, ...words }: Rewriting) {
    const { farmId } = barn;
    const { text } = await lastText(barn, templateId);
    const fields = changedFields(text, words, asksAgain);
    await refuseStaleRow(barn, { id: templateId, seen }, () => Promise.resolve(fields.length > 0));
    if (fields.length === 0) return;
    const next = { version: text.version + 1, asksAgain, createdAt: barn.now };
    await barn.repository(WaiverText).insert({ farmId, templateId, ...words, ...next });
    await barn.repository(WaiverTemplate).update({ farmId, templateId }, { title: words.title });
    barn.record(templateStream(templateId), {
      type: 'waivers.WaiverTemplateChanged',
      data: { templateId, change: 'edited', fields },
    } satisfies WaiverTemplateChanged);
  }
}

const changedFields = (text: Words, words: Words, asksAgain: boolean) => [
  ...(text.title === words.title ? [] : ['title']),
  ...(text.body === words.body ? [] : ['body']),
  ...(text.validMonths === words.validMonths ? [] : ['valid_months']),
  ...(asksAgain ? ['asks_again'] : []),
];

interface Activation {
  templateId: string;
  active: boolean;
}

/** Whether families are asked for it. What was signed stays. */
export class SetOwnWaiverActivation extends barnCommand<Activation>('waivers.SetOwnWaiverActivation') {}

@CommandHandler(SetOwnWaiverActivation)
export class SetOwnWaiverActivationHandler extends BarnCommandHandler<SetOwnWaiverActivation> {
  async handle(barn: BarnTransaction, { templateId, active }: Activation) {
    const { farmId } = barn;
    const { template } = await lastText(barn, templateId);
    if (template.isActive === active) return;
    await barn.repository(WaiverTemplate).update({ farmId, templateId }, { isActive: active });
    barn.record(templateStream(templateId), {
      type: 'waivers.WaiverTemplateChanged',
      data: { templateId, change: 'edited', fields: ['is_active'] },
    } satisfies WaiverTemplateChanged);
  }
}
