import { Module } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { AppModule } from '../src/app.module.js';
import { CONFIG } from '../src/platform/config/config.js';
import type { BarnTransaction } from '../src/platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../src/platform/messages/barn-command.js';
import { barnQuery } from '../src/platform/messages/barn-query.js';
import { SYSTEM } from '../src/platform/tenancy/actor.js';
import { sharedApp, type TestApp } from './support/test-app.js';

class CountHorses extends barnCommand<{ above: number }, { horses: number; enough: boolean }>('test.CountHorses') {}

@CommandHandler(CountHorses)
class CountHorsesHandler extends BarnCommandHandler<CountHorses> {
  async handle(barn: BarnTransaction, { above }: { above: number }) {
    const [row] = await barn.sql<{ n: number }[]>`select count(*)::int as n from horse`;
    return { horses: row?.n ?? 0, enough: (row?.n ?? 0) > above };
  }
}

@Module({ imports: [AppModule], providers: [CountHorsesHandler] })
class WithCountHorses {}

describe('the command bus', () => {
  let app: TestApp;
  beforeAll(async () => (app = await sharedApp()));
  const another = (module: new () => object) =>
    Test.createTestingModule({ imports: [module] })
      .overrideProvider(CONFIG)
      .useValue(app.config)
      .compile();

  it('infers what a command takes and gives', async () => {
    const barn = await app.barn();
    const other = await another(WithCountHorses);
    await other.init();
    const bus = other.get(CommandBus);
    const { horses, enough } = await bus.execute(new CountHorses({ farmId: barn.farmId, actor: SYSTEM }, { above: 1 }));
    const n: number = horses;
    // @ts-expect-error enough is a boolean
    const wrong: string = enough;
    // @ts-expect-error above is required
    void (() => bus.execute(new CountHorses({ farmId: barn.farmId, actor: SYSTEM }, {})));
    expect([n, wrong]).toEqual([2, true]);
    await other.close();
  });

  it('stops the start for a command or query of a module that nobody handles', async () => {
    void class extends barnCommand<object>('horses.Lost') {};
    void class extends barnQuery<object, number>('horses.Forgotten') {};
    const other = await another(AppModule);
    await expect(other.init()).rejects.toThrow('horses.Lost has 0 handlers, horses.Forgotten has 0 handlers');
    await other.close();
  });

  it('refuses a name that is taken', () => {
    expect(() => barnCommand<object>('test.CountHorses')).toThrow('test.CountHorses is declared twice.');
  });
});
