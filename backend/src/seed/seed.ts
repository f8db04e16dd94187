import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { KeepHorseFile } from '../modules/horses/uploads/keep-horse-file.js';
import { CreateSuperUser } from '../modules/identity/commands/create-super-user.js';
import { WaiverIntake } from '../modules/waivers/intake/waiver-intake.js';
import { WaiverProvider } from '../modules/waivers/provider/waiver-provider.js';
import { DEMO_PASSWORD } from '../platform/auth/demo.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { SettableClock } from '../platform/clock/clock.js';
import { readConfig, SIMULATED_CARDS_KEY } from '../platform/config/config.js';
import { SIMULATED_KEY } from '../platform/config/waiver-access.js';
import { connect } from '../platform/database/connect.js';
import { withoutTimeLimits } from '../platform/database/time-limits.js';
import { BarnTransactions } from '../platform/event-store/barn-transactions.js';
import { BarnReader } from '../platform/messages/barn-reader.js';
import { start } from '../platform/lifecycle/start.js';
import { CardPayments } from '../platform/payments/card-payments.js';
import { connectOnThePage } from './cards.js';
import { barnFacts, small, youngerThan } from './facts.js';
import { furtherBarns } from './further-barns.js';
import { Random } from './random.js';
import { seedBarn } from './seed-barn.js';
import { keptBy } from './horse-papers.js';
import { signOnThePage } from './waivers.js';

const SEED = 20_260_101;

/** `--scale N`: N further barns of the demo's size, without the weekly life. `--small`: the demo with some hundred rows. */
function scaleOf(args: readonly string[]) {
  const scale = Number(args[args.indexOf('--scale') + 1] ?? 0);
  return args.includes('--scale') && Number.isInteger(scale) && scale > 0 ? scale : 0;
}

/** As many as the demo has, unless `DEMO_WEEKS` says so. */
function weeksWanted() {
  const weeks = Number(process.env.DEMO_WEEKS || Infinity);
  if (!(weeks >= 2)) throw new Error('DEMO_WEEKS must be a number of weeks, 2 or more.');
  return Math.floor(weeks);
}

function progressOf(name: string) {
  let shown = -1;
  return (share: number) => {
    const percent = Math.round(share * 100);
    const isNews = process.stdout.isTTY ? percent !== shown : Math.floor(percent / 10) > Math.floor(shown / 10);
    if (!isNews) return;
    shown = percent;
    process.stdout.write(
      process.stdout.isTTY
        ? `\r  ${name.padEnd(24)} ${String(percent).padStart(3)} %${percent === 100 ? '\n' : ''}`
        : `  ${name} ${percent} %\n`,
    );
  };
}

/** Asynchronous commit: an interrupted seed starts again from nothing, and its last transaction is synchronous. */
function unhurried(url: string) {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.toString();
}

void start(async () => {
  const config = readConfig();
  if (config.production) throw new Error('The demo barns are not for production: everybody knows their password.');
  const sized = process.argv.includes('--small') ? small : youngerThan(weeksWanted());
  process.env.DATABASE_URL = withoutTimeLimits(unhurried(config.ownerUrl));
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  const owner = connect(config.ownerUrl, 1);
  const bus = app.get(CommandBus);
  const now = new Date();
  const signWaiver =
    config.waivers?.apiKey === SIMULATED_KEY
      ? signOnThePage(app.get(WaiverProvider), app.get(WaiverIntake))
      : undefined;
  const connectedAccount =
    config.stripe.secretKey === SIMULATED_CARDS_KEY ? connectOnThePage(app.get(CardPayments)) : undefined;
  const tools = () => {
    const clock = new SettableClock(now);
    return {
      bus,
      analyze: () => owner`analyze`.execute(),
      clock,
      now,
      passwordHash,
      signWaiver,
      connectedAccount,
      keepHorseFile: keptBy(app.get(KeepHorseFile)),
      random: new Random(SEED),
      transactions: app.get(BarnTransactions),
      barns: app.get(BarnReader),
    };
  };
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const scale = scaleOf(process.argv);
  const [mapleHill, lakeside] = [sized(barnFacts('maple-hill')), sized(barnFacts('lakeside'))];
  try {
    if (scale === 0) {
      await seedBarn(tools(), mapleHill, { progress: progressOf(mapleHill.name) });
      await seedBarn(tools(), lakeside, { progress: progressOf(lakeside.name) });
      await bus.execute(new CreateSuperUser({ email: 'super@leadline.test', passwordHash }));
    }
    if (scale > 0) await furtherBarns(tools, mapleHill, scale, progressOf(scale === 1 ? '1 barn' : `${scale} barns`));
  } finally {
    await Promise.all([app.close(), owner.end()]);
  }
});
