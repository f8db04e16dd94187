import { randomBytes } from 'node:crypto';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { invalid, Refusal } from '../../../platform/errors/refusal.js';
import { FarmClock } from '../../../platform/event-store/farm-clock.entity.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { platformCommand } from '../../../platform/messages/platform-message.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { DEFAULT_COUNTRY, isCountry, isTimeZone, usualIn } from '../domain/countries.js';
import { settingValue, type SettingValue } from '../domain/setting-value.js';
import { initialPreferences, settingNamed } from '../domain/settings.js';
import type { Invitation } from '../../identity/contracts.js';
import { Farm } from '../tables/farm.entity.js';
import { AnnounceFarm } from './announce-farm.js';
import { DiscardFarm } from './discard-farm.js';

export interface NewFarm {
  farmName: string;
  /** Makes a repeated call find the same barn. */
  farmId?: string;
  countryCode?: string;
  timeZone?: string;
  currencyCode?: string;
  currencySymbol?: string;
  /** By wire name; overrides the initial values. */
  preferences?: Readonly<Record<string, SettingValue>>;
  /** Invited by mail; a barn whose first administrator cannot have a login is not opened. */
  administrator?: Invitation;
  actor?: Actor;
}

/** Two steps, the platform role's and the barn's first command; both are idempotent, so a call with the same id repairs a crash. */
export class OpenFarm extends platformCommand<NewFarm, string>('farms.OpenFarmAndAnnounce') {}

@CommandHandler(OpenFarm)
export class OpenFarmHandler implements ICommandHandler<OpenFarm> {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly commands: CommandBus,
  ) {}

  async execute({ input: { administrator, actor = SYSTEM, ...input } }: OpenFarm) {
    const farm = farmRow(input);
    const { farmId, countryCode, currencyCode, timeZone } = farm;
    await this.database.entities.transaction(async (entities) => {
      await entities.createQueryBuilder().insert().into(Farm).values(farm).orIgnore().execute();
      await entities.createQueryBuilder().insert().into(FarmClock).values({ farmId }).orIgnore().execute();
    });
    const barn = { farmId, actor };
    const opened = { farmId, countryCode, currencyCode, timeZone };
    try {
      await this.commands.execute(new AnnounceFarm(barn, { opened, administrator }));
    } catch (error) {
      if (error instanceof Refusal) await this.commands.execute(new DiscardFarm(barn, {}));
      throw error;
    }
    return farmId;
  }
}

function farmRow({ farmName, farmId = uuid(), countryCode = DEFAULT_COUNTRY, preferences, ...own }: NewFarm) {
  if (!isCountry(countryCode)) throw invalid('country_code', `${countryCode} is not a country`);
  const usual = usualIn(countryCode);
  const { timeZone = usual.timeZone, currencyCode = usual.currencyCode, currencySymbol = usual.currencySymbol } = own;
  if (!isTimeZone(timeZone)) throw invalid('time_zone', `${timeZone} is not a time zone`);
  return {
    farmId,
    farmName: farmName.trim(),
    timeZone,
    countryCode,
    currencyCode,
    currencySymbol,
    publicId: randomBytes(12).toString('base64url'),
    preferences: {
      ...initialPreferences(),
      monday_start: usual.mondayStart ? 1 : 0,
      ...Object.fromEntries(chosen(preferences)),
    },
  };
}

function chosen(preferences: NewFarm['preferences'] = {}) {
  return Object.entries(preferences).map(([name, value]) => {
    const setting = settingNamed(name);
    if (!setting || setting.column) throw invalid(name, `${name} is not a setting`);
    return [name, settingValue(setting, value)] as const;
  });
}
