import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { Logo } from '../domain/logo.js';
import type { LogoChanged } from '../events.js';
import { Farm } from '../tables/farm.entity.js';

/** Null: without one. Answers with the id of the picture that nothing needs any more. */
export class SetLogo extends barnCommand<{ logo: Logo | null }, string | null>('farms.SetLogo') {}

@CommandHandler(SetLogo)
export class SetLogoHandler extends BarnCommandHandler<SetLogo> {
  async handle(barn: BarnTransaction, { logo }: { logo: Logo | null }) {
    const { farmId } = barn;
    const farms = barn.repository(Farm);
    const { logo: before } = await farms.findOneByOrFail({ farmId });
    // Sent again: it stands already.
    if (logo?.logoId === before?.logoId) return null;
    if (logo?.contentHash === before?.contentHash) return logo?.logoId ?? null;
    await farms.update({ farmId }, { logo });
    barn.record(`farm-${farmId}`, {
      type: 'farms.LogoChanged',
      data: { logoId: logo?.logoId ?? null },
    } satisfies LogoChanged);
    return before?.logoId ?? null;
  }
}
