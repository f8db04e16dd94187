import { CommandHandler } from '@nestjs/cqrs';
import { forgetLedgers } from '../../../platform/erasure/forget-ledgers.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { ForgetInvoiceMails, ForgetVoucherNames } from '../../billing/contracts.js';
import { ForgetCards } from '../../cards/contracts.js';
import { ForgetEnquiries } from '../../enquiries/contracts.js';
import { RemoveLogin } from '../../identity/contracts.js';
import { ForgetRows } from '../../imports/contracts.js';
import { ForgetNotesOf } from '../../notes/contracts.js';
import { ForgetMailWishes } from '../../notifications/contracts.js';
import { ErasePeople } from '../../people/contracts.js';
import { ForgetReportReaders } from '../../reports/contracts.js';
import { LeaveSections } from '../../setup/contracts.js';
import { ForgetSigners } from '../../waivers/contracts.js';
import { privacyErrors } from '../domain/errors.js';
import { obstacles } from '../domain/obstacles.js';
import { concernedBy, erasedOf, type Concerned } from '../queries/concerned.js';
import { remarksAbout } from '../queries/remarks-about.js';
import { tiesOf } from '../queries/ties.js';

interface Erasure {
  personId: string;
  /** As whoever erases reads it: an id alone is easily another one's. */
  name: string;
}

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Everything that the barn knows of somebody is forgotten, in all modules, in one transaction; an account holder takes all members along.
 * Refused while lessons are to come or money is open. Whoever is erased already is not erased again. Answers with who was erased.
 */
export class ErasePerson extends barnCommand<Erasure, string[]>('privacy.ErasePerson') {}

@CommandHandler(ErasePerson)
export class ErasePersonHandler extends BarnCommandHandler<ErasePerson> {
  async handle(barn: BarnTransaction, { personId, name }: Erasure) {
    const people = await concernedBy(barn.sql, barn.farmId, personId);
    const [asked] = people;
    if (!asked) throw notFound('The person');
    const going = people.filter(({ isErased }) => !isErased);
    if (going.length === 0) return [];
    if (!asked.isErased && plain(name) !== plain(asked.name)) throw privacyErrors.another_name();
    const erased = erasedOf(going);
    await this.refuseTied(barn, going, erased);
    await this.forget(barn, erased, going, personId);
    return [...erased.personIds];
  }

  private async refuseTied(barn: BarnTransaction, people: readonly Concerned[], erased: Erased) {
    const staff = people.flatMap(({ instructorId }) => instructorId ?? []);
    const ties = await tiesOf(barn.sql, barn.farmId, barn.now, erased, staff);
    const isOneself = people.some(({ personId }) => personId === barn.actor.personId);
    const reasons = obstacles({ ...ties, isOneself }, barn.settings.currency);
    if (reasons.length > 0) throw privacyErrors.not_to_be_erased(reasons.join(' '));
  }

  /** People last: until then they are found by their names. */
  private async forget(barn: BarnTransaction, erased: Erased, people: readonly Concerned[], causeId: string) {
    const { subjectIds, lessonIds } = await remarksAbout(barn.sql, barn.farmId, erased);
    await barn.execute(ForgetNotesOf, { ...erased, subjectIds });
    await barn.execute(ForgetEnquiries, erased);
    const mailedTo = await barn.execute(ForgetInvoiceMails, erased);
    await barn.execute(ForgetVoucherNames, erased);
    await barn.execute(ForgetCards, erased);
    await barn.execute(ForgetSigners, erased);
    await barn.execute(ForgetRows, erased);
    await barn.execute(LeaveSections, erased);
    await barn.execute(ForgetMailWishes, erased);
    await barn.execute(ForgetReportReaders, erased);
    await forgetLedgers(barn, { ...erased, addresses: [...erased.addresses, ...mailedTo] });
    for (const { personId, loginEmail } of people)
      if (loginEmail !== null) await barn.execute(RemoveLogin, { personId });
    await barn.execute(ErasePeople, { ...erased, causeId, lessonIds });
  }
}
