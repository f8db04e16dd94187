import type { CommandBus } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import type { SettableClock } from '../platform/clock/clock.js';
import type { GivenOfFile } from '../modules/horses/domain/horse-file.js';
import type { BarnTransactions } from '../platform/event-store/barn-transactions.js';
import type { UploadedFile } from '../platform/http/upload.js';
import type { BarnCommandClass } from '../platform/messages/barn-command.js';
import type { BarnReader } from '../platform/messages/barn-reader.js';
import { SYSTEM, type Actor } from '../platform/tenancy/actor.js';
import type { Random } from './random.js';

export interface Signing {
  templateId: string;
  accountId: string;
  form: Readonly<Record<string, string>>;
}

export interface Tools {
  bus: CommandBus;
  /** Autovacuum is too slow for a database that fills in seconds. */
  analyze(): Promise<unknown>;
  transactions: BarnTransactions;
  barns: BarnReader;
  clock: SettableClock;
  random: Random;
  passwordHash: string;
  /** Signs as a family does on the provider’s page; undefined where no simulator stands for the provider. */
  signWaiver?: (farmId: string, signing: Signing) => Promise<void>;
  /** Keeps a file of a horse as an upload does; undefined where no storage stands. */
  keepHorseFile?: (farmId: string, horseId: string, file: UploadedFile, said: GivenOfFile) => Promise<string>;
  /** An account for cards at the provider’s simulator; undefined where none stands for the provider. */
  connectedAccount?: () => Promise<string | undefined>;
  /** The real time; everything is planned around it. */
  now: Date;
}

/** Uses the barn's own commands, each at the time it would have been given. */
export class Seeder {
  constructor(
    readonly tools: Tools,
    readonly farmId: string,
    readonly zone: string,
  ) {}

  /** Local time of the barn; never later than the real time. */
  at = (date: string, time = '09:00') => {
    const moment = DateTime.fromISO(`${date}T${time}`, { zone: this.zone }).toJSDate();
    this.tools.clock.set(moment < this.tools.now ? moment : this.tools.now);
  };
  run = <Input, Result>(command: BarnCommandClass<Input, Result>, input: Input, actor: Actor = SYSTEM) =>
    this.tools.bus.execute(new command(this.context(actor), input));
  /** One transaction for many commands, which must not depend on each other's read models. */
  runAll = async <Input, Result>(
    command: BarnCommandClass<Input, Result>,
    inputs: readonly Input[],
    actor: Actor = SYSTEM,
  ) => {
    if (inputs.length === 0) return;
    await this.tools.transactions.run(this.context(actor), 'seed.InOneGo', async (barn) => {
      for (const input of inputs) await barn.execute(command, input);
    });
  };
  ask = <Rows extends object[]>(question: Parameters<BarnReader['read']>[1]) =>
    this.tools.barns.read(this.farmId, question) as Promise<Rows>;

  private context = (actor: Actor) => ({ farmId: this.farmId, actor, now: this.tools.clock.now() });

  today = () => DateTime.fromJSDate(this.tools.now, { zone: this.zone }).toISODate() ?? '';
  day = (weeksFromNow: number, weekday = 0) =>
    DateTime.fromJSDate(this.tools.now, { zone: this.zone })
      .startOf('week')
      .plus({ weeks: weeksFromNow, days: weekday })
      .toISODate() ?? '';
}

export const plusDays = (date: string, days: number) =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;
