import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { STRANGER } from '../../../platform/tenancy/actor.js';
import { ChangeMailWish } from '../commands/change-mail-wish.js';
import { notificationErrors } from '../domain/errors.js';
import { optionalMail } from '../domain/mail-kinds.js';
import { readStopToken, stopPage, type StopLink } from '../links/stop-links.js';
import { ReadMailStop } from '../queries/mail-stop.js';
import type { MailStopReply } from './mail-wishes.replies.js';

/** `nora@home.test`: `n…@home.test`. */
const inPart = (address: string) => address.replace(/^(.)[^@]*(?=@)/, '$1…');

/** What the link of an optional mail is good for, by whichever address it comes. */
@Injectable()
export class MailStops {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Undefined unless the link is ours. */
  linkOf(token: string) {
    return readStopToken(this.config.secret, token);
  }

  pageOf(link: StopLink) {
    return stopPage(this.config, link);
  }

  async standing({ farmId, personId, kind }: StopLink): Promise<MailStopReply> {
    const stop = await this.queries.execute(new ReadMailStop({ farmId, actor: STRANGER }, { personId, kind }));
    const described = optionalMail(kind);
    if (!stop || !described) throw notificationErrors.stop_gone();
    const { farmName: farm_name, address, wanted } = stop;
    const { name, without } = described;
    return { kind, name, without, farm_name, address: inPart(address), wanted: wanted ? 1 : 0 };
  }

  async change(link: StopLink, wanted: boolean): Promise<MailStopReply> {
    const { farmId, personId, kind } = link;
    await this.standing(link);
    const reader = { farmId, actor: { ...STRANGER, personId } };
    await this.commands.execute(new ChangeMailWish(reader, { personId, kind, wanted }));
    return this.standing(link);
  }
}
