import { credentialOf, startWaiverSimulator } from '../../simulators/smartwaiver/server.mjs';
import { SaveWaiverTemplate } from '../../src/modules/waivers/commands/save-waiver-template.js';
import { workApp } from '../work/work-app.js';

const KEY = 'neverInALog';

/** The application with a waiver provider, and barns whose families sign. */
export async function openGate() {
  const provider = await startWaiverSimulator();
  const app = await workApp({
    waivers: { apiKey: 'neverInALog', webhookKey: KEY, apiUrl: provider.url, patienceMs: 2000 },
  });
  let counter = 0;
  const barn = async (template: object = {}, templateId = `riding-release-${++counter}`) => {
    const own = await app.barn({ preferences: { can_sign_waivers: 1 } });
    const described = { templateId, title: 'Riding release', isPublic: false, createUserAccount: false, ...template };
    await own.run(SaveWaiverTemplate, described);
    const ask = (who: { token: string }, path: string, query: object) => app.call(who, 'GET', `waiver/${path}`, query);
    return {
      ...own,
      templateId,
      ask,
      /** What the family's account has, as the family sees it. */
      kept: async (who = own.family) =>
        (await ask(who, 'getAccountWaiversDatabase', { person_id: own.family.personId })).body.waivers,
      signed: async () =>
        (await own.log()).filter(({ type }) => type.startsWith('waivers.Waiver') && !type.includes('Template')),
    };
  };
  return {
    provider,
    app,
    barn,
    /** The webhook, as the provider tells it. */
    tell: (waiverId: string, credential = credentialOf(waiverId, KEY)) =>
      app.call(undefined, 'POST', 'webhooks/waiver', { unique_id: waiverId, event: 'new-waiver', credential }),
    stop: async () => {
      await app.stop();
      await provider.stop();
    },
  };
}

export type Gate = Awaited<ReturnType<typeof openGate>>;
export type SigningBarn = Awaited<ReturnType<Gate['barn']>>;

/** All that a provider may have on a waiver, and a child whose birth it does not know. */
export const fullWaiver = {
  title: 'Riding release',
  createdOn: '2026-11-20 13:30:00',
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: 'anna@home.test',
  expirationDate: '2027-11-20',
  verified: true,
  addressLineOne: '12 Mill Road',
  addressLineTwo: 'Unit 4',
  addressCity: 'Guelph',
  addressState: 'ON',
  addressZip: 'N1G 1A1',
  addressCountry: 'CA',
  driversLicenseNumber: 'K1234',
  driversLicenseState: 'ON',
  emergencyContactName: 'Jan Kowalski',
  emergencyContactPhone: '+1 519 555 0100',
  insuranceCarrier: 'Maple Mutual',
  insurancePolicyNumber: 'MM-77',
  guardian: { firstName: 'Anna', lastName: 'Kowalska', relationship: 'Mother', phone: '+1 519 555 0101' },
  participants: [
    {
      firstName: 'Zofia',
      lastName: 'Kowalska',
      isMinor: true,
      dob: '2016-11-21',
      customParticipantFields: { a1: { value: 'Peanuts', displayText: 'Allergies' } },
    },
    { firstName: 'Anna', lastName: 'Kowalska', isMinor: false, dob: '1800-01-01' },
  ],
  customWaiverFields: { b2: { value: 'A friend', displayText: 'How did you hear of us?' } },
};
