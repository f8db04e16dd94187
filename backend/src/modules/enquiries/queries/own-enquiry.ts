import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enquiryErrors } from '../domain/errors.js';
import type { OwnEnquiryReply } from '../http/public-enquiries.replies.js';
import { askedPlace } from './asked-place.js';
import { ownPlacePayment } from './place-payment.js';
import { textsOf } from './enquiry.js';

interface Which {
  enquiryId: string;
}

/** As whoever made it reads it; who of the barn wrote is not named, and the card's form comes with the call. Throws `enquiry_gone`. */
export async function ownEnquiry(sql: Sql, farmId: string, enquiryId: string): Promise<OwnEnquiryReply> {
  const [[found], place, texts, payment] = await Promise.all([
    sql<Omit<OwnEnquiryReply, 'texts' | 'place' | 'payment'>[]>`
      select first_name, rider_name, wish, (confirmed_at is not null)::int as is_confirmed from enquiry
      where farm_id = ${farmId} and enquiry_id = ${enquiryId}`,
    askedPlace(sql, farmId, enquiryId),
    textsOf(sql, farmId, enquiryId),
    ownPlacePayment(sql, farmId, enquiryId),
  ]);
  if (!found) throw enquiryErrors.enquiry_gone();
  return {
    ...found,
    place: place ?? null,
    payment: payment && { ...payment, card: null },
    texts: texts.map(({ written_at, body, by_barn }) => ({ written_at, body, by_barn })),
  };
}

export class ReadOwnEnquiry extends barnQuery<Which, OwnEnquiryReply>('enquiries.ReadOwnEnquiry') {}

@QueryHandler(ReadOwnEnquiry)
export class ReadOwnEnquiryHandler extends BarnQueryHandler<ReadOwnEnquiry> {
  answer(sql: Sql, { enquiryId }: Which, { farmId }: Asker) {
    return ownEnquiry(sql, farmId, enquiryId);
  }
}
