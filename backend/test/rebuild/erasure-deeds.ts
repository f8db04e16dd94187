import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import { ForgetInvoiceMails } from '../../src/modules/billing/commands/forget-invoice-mails.js';
import { ForgetVoucherNames } from '../../src/modules/billing/commands/forget-voucher-names.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { ForgetCards } from '../../src/modules/cards/commands/forget-cards.js';
import { ForgetEnquiries } from '../../src/modules/enquiries/commands/forget-enquiries.js';
import { ForgetRows } from '../../src/modules/imports/commands/forget-rows.js';
import { ForgetNotesOf } from '../../src/modules/notes/commands/forget-people.js';
import { ForgetMailWishes } from '../../src/modules/notifications/commands/forget-mail-wishes.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { ErasePeople } from '../../src/modules/people/commands/erase-people.js';
import { ErasePerson } from '../../src/modules/privacy/commands/erase-person.js';
import { ForgetReportReaders } from '../../src/modules/reports/commands/forget-report-readers.js';
import { LeaveSections } from '../../src/modules/setup/commands/leave-sections.js';
import { ForgetSigners } from '../../src/modules/waivers/commands/forget-signers.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

/**
 * A family that nothing ties to the barn is erased: its holder as somebody asks for it, one of its riders room by room, whose
 * package another one has from then on.
 */
export function erasureDeeds(does: Does, admin: Actor) {
  return [
    async ({ how }: Step) => {
      const name = { firstName: `Erased ${how}`, lastName: 'Quill' };
      const { personId, riders } = await does(admin, OpenAccount, {
        holder: name,
        members: [{ firstName: 'Kit' }, { firstName: 'Lou' }],
      });
      const [kit] = riders;
      const card = { productName: 'Family card', priceMinor: 9000, productCount: 6, expiresIn: 90, isShared: true };
      const productId = await does(admin, AddProduct, card);
      await does(admin, PurchasePackages, { by: 'cash', lines: [{ productId, studentId: kit?.studentId ?? '' }] });
      const ids = { personIds: [kit?.personId ?? ''], studentIds: [kit?.studentId ?? ''], accountIds: [] };
      const erased = { ...ids, names: [], addresses: [], words: ids.personIds.join('|') };
      await does(admin, ForgetNotesOf, { ...erased, subjectIds: [] });
      for (const forgets of [
        ForgetInvoiceMails,
        ForgetVoucherNames,
        ForgetCards,
        ForgetSigners,
        ForgetRows,
        ForgetEnquiries,
        LeaveSections,
        ForgetMailWishes,
        ForgetReportReaders,
      ])
        await does(admin, forgets as typeof ForgetRows, erased);
      await does(admin, ErasePeople, { ...erased, causeId: kit?.personId ?? '', lessonIds: [] });
      await does(admin, ErasePerson, { personId, name: `${name.firstName} ${name.lastName}` });
    },
  ];
}
