import { CreateLogin } from '../modules/identity/commands/create-login.js';
import { OpenAccount } from '../modules/people/commands/open-account.js';
import type { BarnFacts, Names } from './facts.js';
import type { Seeder } from './seeder.js';

export interface SeededRider {
  studentId: string;
  accountId: string;
  /** Full years; 30 stands for any adult. */
  age: number;
  /** Rides every week of a series; the others book from week to week. */
  isRegular: boolean;
  /** For the demo's own riders: where and when they ride. */
  wants?: { sections: string[]; weekday: string };
}

const LEVELS = ['first rides', 'beginner', 'novice', 'independent'];
const digits = (n: number) => String(n).padStart(4, '0');

/** The families of a barn: invented people, with the demo's parent among them. */
export async function addFamilies(
  seeder: Seeder,
  facts: BarnFacts,
  { childFirstNames, adultFirstNames, lastNames }: Names,
): Promise<SeededRider[]> {
  const { random, passwordHash } = seeder.tools;
  const { accountHolders, riders: wanted } = facts.size;
  const riders: SeededRider[] = [];
  const thisYear = Number(seeder.today().slice(0, 4));
  const domain = facts.demo.administrator.login.split('@')[1] ?? 'barn.test';
  const { parent } = facts.demo;
  if (parent) {
    const { firstName, lastName, login, mobile } = parent;
    const members = parent.riders.map((rider) => ({
      firstName: rider.firstName,
      lastName: rider.lastName ?? lastName,
      dateOfBirth: rider.born,
      level: 'novice',
    }));
    const account = await seeder.run(OpenAccount, {
      holder: { firstName, lastName, contactEmail: login, contactMobile: mobile },
      members,
    });
    await seeder.run(CreateLogin, { personId: account.personId, email: login, userType: 'STU', passwordHash });
    parent.riders.forEach(({ sections, weekday, born }, i) =>
      riders.push({
        studentId: account.riders[i]?.studentId ?? '',
        accountId: account.personId,
        age: thisYear - Number(born.slice(0, 4)),
        isRegular: i === 0,
        wants: { sections, weekday },
      }),
    );
  }
  for (let i = parent ? 1 : 0; i < accountHolders; i++) {
    const open = wanted - riders.length - (accountHolders - i - 1);
    const count = Math.max(1, Math.min(open, random.pick([1, 1, 1, 2, 2, 3])));
    const lastName = random.pick(lastNames);
    const firstName = random.pick(adultFirstNames);
    const holderRides = random.chance(0.16);
    const ages = Array.from({ length: count - (holderRides ? 1 : 0) }, () => random.between(5, 16));
    const members = ages.map((age) => ({
      firstName: random.pick(childFirstNames),
      lastName,
      level: LEVELS[Math.min(3, Math.floor(age / 4))],
      dateOfBirth: `${thisYear - age}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    }));
    // A few families gave no email: their mails are noted as undeliverable, and staff call them.
    const contactEmail = random.chance(0.04) ? null : `family${digits(i)}@${domain}`;
    const account = await seeder.run(OpenAccount, {
      holder: { firstName, lastName, contactEmail, contactMobile: `+1 519 555 ${digits(random.between(0, 9999))}` },
      holderRides,
      members,
    });
    account.riders.forEach(({ studentId }, n) =>
      riders.push({
        studentId,
        accountId: account.personId,
        age: holderRides && n === 0 ? 30 : (ages[n - (holderRides ? 1 : 0)] ?? 10),
        isRegular: random.chance(0.6),
      }),
    );
  }
  return riders;
}
