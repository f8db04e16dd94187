import { SaveWaiverTemplate } from '../../src/modules/waivers/commands/save-waiver-template.js';
import { StoreWaiver } from '../../src/modules/waivers/commands/store-waiver.js';
import { emptyDetails } from '../../src/modules/waivers/domain/signed-paper.js';
import { testApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Person {
  token: string;
  personId: string;
}
interface Family extends Person {
  riders: readonly { personId: string }[];
}

/** The application without a provider, and barns that write waivers of their own. */
export async function openOwnGate() {
  const app = await testApp();
  const barn = async () => {
    const own = await app.barn({ preferences: { can_sign_waivers: 1 } });
    const ask = (who: { token: string }, path: string, query: object) => app.call(who, 'GET', path, query);
    const send = (who: { token: string }, path: string, body: object, headers?: Record<string, string>) =>
      app.call(who, 'POST', `own_waiver/${path}`, body, headers);
    const words = { title: 'Barn rules', body: 'Everybody wears a helmet.\n\nDogs stay at home.' };
    const form = (family: Family, more: object = {}) => ({
      text_version: 1,
      person_ids: family.riders.map(({ personId }) => personId),
      agreed: 1,
      signer_name: 'Kasia Kowalska',
      relationship: 'Mother',
      ...more,
    });
    const standing = async (who: Person = own.family) =>
      (await ask(who, 'own_waiver/standing', { person_id: own.family.personId })).body;
    return {
      ...own,
      ask,
      send,
      form,
      write: async (more: object = {}) => (await send(own.admin, 'create', { ...words, ...more })).body.waiver,
      rewrite: (more: object) => send(own.admin, 'update', { ...words, ...more }),
      activate: (body: object) => send(own.admin, 'updateActivationStatus', body),
      list: async () => (await ask(own.admin, 'own_waiver/index', {})).body,
      text: (who: { token: string }, id: string) => ask(who, 'own_waiver/text', { id }),
      sign: (family: Family, more: object, headers?: Record<string, string>) =>
        send(family, 'sign', form(family, more), headers),
      standing,
      /** Of the family's riders, in their order. */
      standings: async (id: string) => {
        const { templates } = (await standing()) as {
          templates: { id: string; riders: { standing: string }[] }[];
        };
        return templates.find((one) => one.id === id)?.riders.map((rider) => rider.standing);
      },
      kept: async (who: Person = own.family) =>
        (await ask(who, 'waiver/getAccountWaiversDatabase', { person_id: own.family.personId })).body.waivers,
      turnOff: () =>
        app.call(own.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: 'can_sign_waivers', value: 0 }),
    };
  };
  return {
    app,
    barn,
    describeAsTheProviders: ({ run }: TestBarn, templateId: string) =>
      run(SaveWaiverTemplate, { templateId, title: 'Theirs', isPublic: true, createUserAccount: true }).then(
        () => ({ code: 'taken' }),
        (refusal: { code: string }) => refusal,
      ),
    storeAsTheProviders: ({ run, family }: TestBarn, templateId: string) =>
      run(StoreWaiver, {
        paper: {
          waiverId: 'forged',
          templateId,
          tags: [family.personId],
          title: 'Theirs',
          createdOn: new Date('2026-11-20T12:00:00Z'),
          firstName: 'Anna',
          lastName: 'Kowalska',
          email: '',
          expiresOn: null,
          verified: true,
          details: emptyDetails,
        },
        readAt: new Date('2026-11-20T13:00:00Z'),
      }),
    stop: () => app.stop(),
  };
}

export type OwnGate = Awaited<ReturnType<typeof openOwnGate>>;
export type OwnBarn = Awaited<ReturnType<OwnGate['barn']>>;
