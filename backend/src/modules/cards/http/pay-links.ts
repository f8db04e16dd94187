import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { barns } from '../../../platform/tenancy/lookups.js';
import { openPayToken, type PayLink } from '../../billing/contracts.js';
import { cardErrors } from '../domain/errors.js';

/** Who holds a link is asked for nothing else; a closed barn's links open nothing. */
@Injectable()
export class PayLinks {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async open(token: string): Promise<PayLink> {
    const link = openPayToken(this.config.secret, token, this.clock.now());
    if (!link) throw cardErrors.pay_link_over();
    const [open] = await this.database.sql`
      select from ${barns(this.database.sql)} barn where farm_id = ${link.farmId} and is_active`;
    if (!open) throw cardErrors.pay_link_over();
    return link;
  }
}
