import { wholeYears } from '../modules/people/contracts.js';
import { CreateLogin } from '../modules/identity/commands/create-login.js';
import { OpenAccount } from '../modules/people/commands/open-account.js';
import { phrases, type BarnFacts, type Names } from './facts.js';
import { bornFor, drawRider, type SeededRider } from './riders.js';
import type { Seeder } from './seeder.js';

const digits = (n: number) => String(n).padStart(4, '0');

function newNames({ tools: { random } }: Seeder) {
  const given = new Set<string>();
  return (firstNames: readonly string[], lastName: string) => {
    const free = random.shuffled(firstNames).find((firstName) => !given.has(`${firstName} ${lastName}`));
    if (free === undefined) throw new Error(`Everybody is called ${lastName}.`);
    given.add(`${free} ${lastName}`);
    return free;
  };
}

export async function addFamilies(seeder: Seeder, facts: BarnFacts, names: Names): Promise<SeededRider[]> {
  const { random } = seeder.tools;
  const { size, people } = facts;
  const today = seeder.today();
  const notes = phrases().riders;
  const domain = facts.demo.administrator.login.split('@')[1] ?? 'barn.test';
  const likes = () => random.shuffled([...facts.horses.keys()]);
  const drawn = (born: string, level?: string) => {
    const rider = drawRider(random, wholeYears(born, today), level);
    return {
      rider: { ...rider, likes: likes(), isRegular: random.chance(0.7) },
      details: {
        level: rider.level,
        dateOfBirth: born,
        generalNotes1: `${rider.heightCm} cm, ${rider.weightKg} kg`,
        generalNotes2: random.chance(0.2) ? random.pick(notes) : undefined,
      },
    };
  };
  const riders: SeededRider[] = await addDemoFamily(seeder, facts, drawn);
  const nameFor = newNames(seeder);
  let led = people.therapeutic;
  for (let i = riders.length ? 1 : 0; i < size.accountHolders; i++) {
    const open = size.riders - riders.length - (size.accountHolders - i - 1);
    const count = Math.max(1, Math.min(open, random.pick([1, 1, 1, 2, 2, 3])));
    const lastName = random.pick(people.lastNames ?? names.lastNames);
    const firstName = nameFor(names.adultFirstNames, lastName);
    const holderRides = random.chance(people.adults);
    const isLed = !holderRides && led > 0 && random.chance(0.3);
    if (isLed) led -= 1;
    const holder = holderRides ? drawn(bornFor(random.between(24, 61), today, random)) : undefined;
    const members = Array.from({ length: count - (holder ? 1 : 0) }, (_, n) => {
      const age = random.chance(0.06) ? random.between(4, 6) : random.between(7, 16);
      return {
        firstName: nameFor(names.childFirstNames, lastName),
        ...drawn(bornFor(age, today, random), isLed && n === 0 ? 'led' : undefined),
      };
    });
    // A few families gave no email: their mails are undeliverable.
    const contactEmail = random.chance(0.04) ? null : `family${digits(i)}@${domain}`;
    const account = await seeder.run(OpenAccount, {
      holder: {
        firstName,
        lastName,
        contactEmail,
        contactMobile: `${people.mobile}${digits(random.between(0, 9999))}`,
        ...holder?.details,
      },
      holderRides,
      members: members.map(({ firstName: name, details }) => ({ firstName: name, lastName, ...details })),
    });
    const drawnRiders = [...(holder ? [holder] : []), ...members];
    account.riders.forEach(({ studentId }, n) => {
      const rider = drawnRiders[n]?.rider;
      if (rider) riders.push({ studentId, accountId: account.personId, ...rider });
    });
  }
  return riders;
}

type Draw = (born: string, level: string) => { rider: Omit<SeededRider, 'studentId' | 'accountId'>; details: object };

/** The visitor's own login: one child rides in a series, the other books week by week. */
async function addDemoFamily(seeder: Seeder, { demo: { parent } }: BarnFacts, drawn: Draw): Promise<SeededRider[]> {
  if (!parent) return [];
  const { firstName, lastName, login, mobile } = parent;
  const members = parent.riders.map((rider) => ({ ...rider, ...drawn(rider.born, rider.level) }));
  const account = await seeder.run(OpenAccount, {
    holder: { firstName, lastName, contactEmail: login, contactMobile: mobile },
    members: members.map((rider) => ({
      firstName: rider.firstName,
      lastName: rider.lastName ?? lastName,
      ...rider.details,
    })),
  });
  const { passwordHash } = seeder.tools;
  await seeder.run(CreateLogin, { personId: account.personId, email: login, userType: 'STU', passwordHash });
  return members.map(({ rider, sections, weekday }, n) => ({
    ...rider,
    studentId: account.riders[n]?.studentId ?? '',
    accountId: account.personId,
    isRegular: n === 0,
    wants: { sections, weekday },
  }));
}
