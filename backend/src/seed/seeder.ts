import type { CommandBus } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import type { SettableClock } from '../platform/clock/clock.js';
import type { BarnTransaction } from '../platform/event-store/barn-transaction.js';
import { command } from '../platform/event-store/command.js';
import type { Commands, Runnable } from '../platform/event-store/barn-transactions.js';
import type { BarnReader } from '../platform/messages/barn-reader.js';
import { SYSTEM, type Actor } from '../platform/tenancy/actor.js';
import type { Random } from './random.js';

export interface Tools {
  bus: CommandBus;
  /** Brings the planner's statistics up to date, which a database that fills in seconds does not do in time. */
  analyze(): Promise<unknown>;
  commands: Commands;
  barns: BarnReader;
  clock: SettableClock;
  random: Random;
  passwordHash: string;
  /** The day it really is; everything is planned around it. */
  now: Date;
}

type Step = (barn: BarnTransaction) => Promise<unknown>;
/** Many small commands of one moment in one transaction; they must not depend on each other's read rows. */
const inOneGo = command('seed.InOneGo', async (barn, steps: readonly Step[]) => {
  for (const step of steps) await step(barn);
});

/** Fills one barn by its commands, each at the moment it would have been given. */
export class Seeder {
  constructor(
    readonly tools: Tools,
    readonly farmId: string,
    readonly zone: string,
  ) {}

  /** Sets the clock to a barn's wall-clock time; never later than it really is. */
  at = (date: string, time = '09:00') => {
    const moment = DateTime.fromISO(`${date}T${time}`, { zone: this.zone }).toJSDate();
    this.tools.clock.set(moment < this.tools.now ? moment : this.tools.now);
  };
  run = <Input, Result>(command: Runnable<Input, Result>, input: Input, actor: Actor = SYSTEM) =>
    this.tools.commands.execute({ farmId: this.farmId, actor, now: this.tools.clock.now() }, command, input);
  together = <Input, Result>(command: Runnable<Input, Result>, inputs: readonly Input[]) =>
    inputs.length
      ? this.run(
          inOneGo,
          inputs.map(
            (input): Step =>
              (barn) =>
                typeof command === 'function' ? barn.execute(command, input) : barn.run(command, input),
          ),
        )
      : Promise.resolve();
  ask = <Rows extends object[]>(question: Parameters<BarnReader['read']>[1]) =>
    this.tools.barns.read(this.farmId, question) as Promise<Rows>;

  today = () => DateTime.fromJSDate(this.tools.now, { zone: this.zone }).toISODate() ?? '';
  day = (weeksFromNow: number, weekday = 0) =>
    DateTime.fromJSDate(this.tools.now, { zone: this.zone })
      .startOf('week')
      .plus({ weeks: weeksFromNow, days: weekday })
      .toISODate() ?? '';
}

export const plusDays = (date: string, days: number) =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;
