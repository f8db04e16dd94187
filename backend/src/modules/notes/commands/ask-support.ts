import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SupportAsked } from '../events.js';
import { WriteRemark } from './write-remark.js';

interface Asked {
  summary: string;
  message: string;
}

/** The first line is what it is about. */
const supportText = ({ summary, message }: Asked) => `${summary.replace(/\s+/g, ' ').trim()}\n${message}`;

/** A message to the support of the product; the mail follows from the log. R204 F01 */
export class AskSupport extends barnCommand<Asked>('notes.AskSupport') {}

@CommandHandler(AskSupport)
export class AskSupportHandler extends BarnCommandHandler<AskSupport> {
  async handle(barn: BarnTransaction, asked: Asked) {
    const messageId = barn.newId();
    await barn.execute(WriteRemark, { remarks: [{ subjectId: messageId, text: supportText(asked) }] });
    barn.record(`farm-${barn.farmId}`, { type: 'notes.SupportAsked', data: { messageId } } satisfies SupportAsked);
  }
}
