import { SignOwnWaiver } from '../modules/waivers/commands/sign-own-waiver.js';
import { AddOwnWaiver } from '../modules/waivers/commands/write-own-waiver.js';
import { SYSTEM } from '../platform/tenancy/actor.js';
import type { BarnFacts } from './facts.js';
import type { Seeder } from './seeder.js';

const WORDS = `
Horses are large, strong and easily frightened. Whoever rides, leads or grooms one may fall, be kicked, bitten or stepped on,
however careful everybody is. I know that, and I take part, or let my child take part, of our own free will.

A fitting helmet is worn by everybody who sits on a horse, and boots with a heel. Nobody enters a stall or a paddock without
somebody of the staff. Dogs stay at home.

What the instructor says holds, also for those who watch. Who is told to get off, gets off; who feels unwell says so before
the lesson.

In an emergency the barn may call a doctor or an ambulance and give what it knows of allergies and illnesses. The cost is the
family’s or its insurance’s.

The barn answers for harm that it does on purpose or by gross negligence. For anything else that comes of what horses do by
nature, I release the barn, its staff and the owners of the horses.

I have had time to read this and to ask. It is good for twelve months from the day on which I sign it.
`;

/** A line ends a paragraph only where an empty one follows. */
const RULES = {
  title: 'Barn rules and release',
  validMonths: 12,
  body: WORDS.trim().replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
};

interface Family {
  account_id: string;
  name: string;
  riders: string[];
}

/** The barn's own waiver, which some families have signed; the visitor's own has it still before it. */
export async function signOwnWaivers({ run, ask }: Seeder, { demo }: BarnFacts) {
  const templateId = await run(AddOwnWaiver, RULES);
  const families = await ask<Family[]>(
    (sql) => sql`
      select a.person_id as account_id, a.person_name as name, array_agg(p.person_id order by p.person_id) as riders
      from person a
      join person p on p.farm_id = a.farm_id and p.billing_person_id = a.person_id and p.is_active
      join student s on s.farm_id = p.farm_id and s.person_id = p.person_id and s.is_active
      where a.is_active and a.contact_email is not null and a.contact_email <> ${demo.parent?.login ?? ''}
      group by a.person_id, a.person_name, a.last_name order by a.last_name, a.person_id limit 12`,
  );
  for (const { account_id: personId, name: signerName, riders: personIds } of families)
    await run(
      SignOwnWaiver,
      {
        templateId,
        version: 1,
        personIds,
        agrees: true,
        signerName,
        relationship: 'Parent',
        emergency: { name: signerName, phone: '+1 519 555 0100' },
        ipAddress: '192.0.2.1',
      },
      { ...SYSTEM, userType: 'STU', personId },
    );
}
