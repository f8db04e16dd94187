import { MoveCovers } from '../../src/modules/waivers/commands/move-covers.js';
import { MoveWaivers } from '../../src/modules/waivers/commands/move-waivers.js';
import { SaveWaiverTemplate } from '../../src/modules/waivers/commands/save-waiver-template.js';
import { StoreWaiver } from '../../src/modules/waivers/commands/store-waiver.js';
import { SignOwnWaiver } from '../../src/modules/waivers/commands/sign-own-waiver.js';
import {
  AddOwnWaiver,
  RewriteOwnWaiver,
  SetOwnWaiverActivation,
} from '../../src/modules/waivers/commands/write-own-waiver.js';
import { emptyDetails, type SignedPaper } from '../../src/modules/waivers/domain/signed-paper.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/**
 * Templates, and what is signed: by an account, by a stranger, once more as the provider has it by then, and handed over; and
 * waivers of the barn's own, which are written, rewritten, signed by a family and handed over with a rider.
 */
export function waiverDeeds(does: Does, { admin, students }: Awaited<ReturnType<typeof populate>>) {
  const platform = { ...admin, userType: 'SPR' as const };
  const readAt = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  return [
    async ({ who, which, how, far }: Step) => {
      const templateId = `waiver-${how % 3}`;
      const described = { templateId, title: `Waiver ${how}`, isPublic: far, createUserAccount: far };
      await does(platform, SaveWaiverTemplate, described);
      const tags = how % 2 ? [at(students, who).accountHolderId] : [];
      const paper = { ...signed, waiverId: `w-${how}`, templateId, tags, email: `signer-${how}@example.test` };
      await does(admin, StoreWaiver, { paper, readAt: readAt(1) });
      await does(admin, StoreWaiver, { paper: { ...paper, verified: true }, readAt: readAt(2) });
      const [from, to] = [at(students, who), at(students, which)].map(({ accountHolderId }) => accountHolderId);
      await does(admin, MoveWaivers, new Map([[from!, to!]]));
    },
    async ({ who, which, how, far }: Step) => {
      const words = { title: `Own waiver ${how}`, body: 'Everybody wears a helmet.', validMonths: far ? 12 : null };
      const templateId = await does(admin, AddOwnWaiver, words);
      const { parent, personId } = at(students, who);
      await does(parent, SignOwnWaiver, signing(templateId, personId));
      await does(admin, RewriteOwnWaiver, { templateId, ...words, title: 'Rules', asksAgain: far });
      await does(admin, SetOwnWaiverActivation, { templateId, active: far });
      await does(admin, MoveCovers, new Map([[personId, at(students, which).personId]]));
    },
  ];
}

const signed: SignedPaper = {
  waiverId: '',
  templateId: '',
  tags: [],
  title: 'Riding release',
  createdOn: new Date('2026-11-20T12:00:00Z'),
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: '',
  expiresOn: null,
  verified: false,
  details: emptyDetails,
};

const signing = (templateId: string, personId: string) => ({
  templateId,
  version: 1,
  personIds: [personId],
  agrees: true,
  signerName: 'Kasia Kowalska',
  relationship: 'Mother',
  emergency: { name: '', phone: '' },
  ipAddress: '192.0.2.1',
});
