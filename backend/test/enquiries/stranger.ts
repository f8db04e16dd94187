import { createHash } from 'node:crypto';
import { Enquiry } from '../../src/modules/enquiries/tables/enquiry.entity.js';
import type { BarnTransaction } from '../../src/platform/event-store/barn-transaction.js';
import type { TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

export const MESSAGE = 'Do you have room for my daughter on Saturdays?';

/** As a browser does it. */
export function proofOf(stamp: string, bits: number) {
  for (let n = 0; ; n++) {
    const digest = createHash('sha256').update(`${stamp}.${n}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(n);
  }
}

export const publicIdOf = async (barn: TestBarn) =>
  (await barn.call(barn.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults.public_id as string;

/** Somebody without a login at the public page of a barn that takes enquiries. */
export function strangerAt(app: TestApp, public_id: string) {
  const post = (path: string, body: object) => app.call(undefined, 'POST', `public/${path}`, { public_id, ...body });
  /** Handed out, read for a minute, and the sum done. */
  const openForm = async () => {
    const { body } = await app.call(undefined, 'GET', 'public/enquiryForm', { public_id });
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    return { stamp: body.stamp as string, proof: proofOf(body.stamp, body.proof_bits) };
  };
  const form = async (own: object = {}) => ({
    ...(await openForm()),
    wish: 'trial',
    first_name: 'Nora',
    last_name: 'Lindqvist',
    email: 'nora@home.test',
    phone: '519 555 0142',
    rider_name: 'Ida',
    birth_year: 2016,
    experience: 'none',
    message: MESSAGE,
    ...own,
  });
  return {
    post,
    openForm,
    form,
    enquire: async (own: object = {}) => post('enquire', await form(own)),
    own: (token: string) => app.call(undefined, 'GET', 'public/enquiry', { public_id, token }),
  };
}

export const tokenIn = (words: string) => /enquiry\/([\w-]+)/.exec(words)?.[1] ?? '';

/** One that became a client. */
export const insertEnquiry = (barn: BarnTransaction, personId: string | null, own: Partial<Enquiry> = {}) =>
  barn.repository(Enquiry).insert({
    farmId: barn.farmId,
    enquiryId: barn.newId(),
    state: 'new',
    wish: 'trial',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    email: 'nora@home.test',
    message: MESSAGE,
    personId,
    createdAt: barn.now,
    confirmedAt: barn.now,
    touchedAt: barn.now,
    ...own,
  });
