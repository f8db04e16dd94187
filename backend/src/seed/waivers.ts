import { SaveWaiverTemplate } from '../modules/waivers/commands/save-waiver-template.js';
import type { WaiverIntake } from '../modules/waivers/intake/waiver-intake.js';
import type { WaiverProvider } from '../modules/waivers/provider/waiver-provider.js';
import type { BarnFacts } from './facts.js';
import type { Seeder, Tools } from './seeder.js';

const RELEASE = { templateId: 'riding-release', title: 'Riding release', isPublic: true, createUserAccount: false };
const PHOTOS = { templateId: 'photo-consent', title: 'Photo consent', isPublic: false, createUserAccount: false };

interface Signer {
  account_id: string;
  first_name: string;
  last_name: string;
  email: string;
  child_first_name: string;
  child_last_name: string;
  child_born: string;
}

/** Two waivers, and some families that have signed: the visitor's own has one of them still before it. */
export async function signWaivers({ run, ask, farmId, tools: { signWaiver } }: Seeder, { demo }: BarnFacts) {
  for (const template of [RELEASE, PHOTOS]) await run(SaveWaiverTemplate, template);
  if (!signWaiver) return;
  const signers = await ask<Signer[]>(
    (sql) => sql`
      select p.person_id as account_id, p.first_name, p.last_name, p.contact_email as email, child.*
      from person p
      cross join lateral (
        select c.first_name as child_first_name, c.last_name as child_last_name,
          to_char(s.date_of_birth, 'YYYY-MM-DD') as child_born
        from person c join student s on s.farm_id = c.farm_id and s.person_id = c.person_id
        where c.farm_id = p.farm_id and c.billing_person_id = p.person_id and c.person_id <> p.person_id
          and s.date_of_birth is not null
        order by c.person_id limit 1) child
      where p.contact_email is not null
      order by p.contact_email = ${demo.parent?.login ?? ''} desc, p.last_name, p.person_id limit 8`,
  );
  for (const [at, signer] of signers.entries()) {
    const signing = { accountId: signer.account_id, form: formOf(signer) };
    await signWaiver(farmId, { ...signing, templateId: RELEASE.templateId });
    if (at % 2 === 1) await signWaiver(farmId, { ...signing, templateId: PHOTOS.templateId });
  }
}

const formOf = (signer: Signer) => ({
  firstName: signer.first_name,
  lastName: signer.last_name,
  email: signer.email,
  childFirstName: signer.child_first_name,
  childLastName: signer.child_last_name,
  childBorn: signer.child_born,
  emergencyContactName: `${signer.first_name} ${signer.last_name}`,
  emergencyContactPhone: '+1 519 555 0100',
});

/** As a browser sends the provider's form; what was signed is fetched at once, because nobody hears the news yet. */
export const signOnThePage =
  (provider: WaiverProvider, intake: WaiverIntake): NonNullable<Tools['signWaiver']> =>
  async (farmId, { templateId, accountId, form }) => {
    const page = provider.signingAddress(templateId, accountId);
    if (!page) return;
    const title = templateId === RELEASE.templateId ? RELEASE.title : PHOTOS.title;
    await fetch(page, { method: 'POST', body: new URLSearchParams({ title, ...form }), redirect: 'manual' });
    await intake.refresh(farmId, accountId);
  };
