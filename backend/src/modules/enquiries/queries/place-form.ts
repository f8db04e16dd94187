import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { askedLessons } from '../../enrollment/contracts.js';
import { enquiryErrors } from '../domain/errors.js';
import { guestsAsk, keptHours } from '../facts/guest-terms.js';
import { FormStamps, PROOF_BITS } from '../../../platform/auth/form-stamps.js';
import type { AskedLessonReply } from '../http/asked-place.replies.js';
import type { PlaceFormReply } from '../http/public-places.replies.js';
import { placePrice } from './place-payment.js';

interface Asked extends AskedLessonReply {
  isInTime: boolean;
}

/** A form for a place in one lesson, and what becomes of it. Throws `guests_off` and `lesson_not_asked_for`. */
export class HandOutPlaceForm extends barnQuery<{ lessonId: string }, PlaceFormReply>('enquiries.HandOutPlaceForm') {}

@QueryHandler(HandOutPlaceForm)
export class HandOutPlaceFormHandler extends BarnQueryHandler<HandOutPlaceForm> {
  constructor(private readonly stamps: FormStamps) {
    super();
  }

  async answer(sql: Sql, { lessonId }: { lessonId: string }, { farmId, now }: Asker & { now: Date }) {
    const [[farm], [found], [asked]] = await Promise.all([
      sql<[Pick<BarnSettings, 'preferences'>]>`select preferences from farm where farm_id = ${farmId}`,
      sql<Asked[]>`
        select l.starts_at > ${now}::timestamptz
            + make_interval(hours => coalesce(nullif(f.preferences ->> 'booking_hours_buffer', ''), '0')::int)
            as "isInTime",
          l.title, l.scheduled_date, to_char(l.start_time, 'HH24:MI') as scheduled_starttime,
          to_char(l.end_time, 'HH24:MI') as scheduled_endtime, at.location_name, teaches.first_name as instructor_name
        from lesson l join farm f on f.farm_id = l.farm_id
        join location at on at.farm_id = l.farm_id and at.location_id = l.location_id
        left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
        left join person teaches on teaches.farm_id = i.farm_id and teaches.person_id = i.person_id
        where l.farm_id = ${farmId} and l.lesson_id = ${lessonId}`,
      askedLessons(sql, farmId, [lessonId]),
    ]);
    if (!guestsAsk(farm)) throw enquiryErrors.guests_off();
    if (!found || !asked?.isListed) throw enquiryErrors.lesson_not_asked_for();
    const { isInTime, ...lesson } = found;
    return {
      stamp: this.stamps.issue(farmId, now),
      proof_bits: PROOF_BITS,
      kept_months: numberOf(farm, 'enquiry_kept_months'),
      kept_hours: keptHours(farm),
      asks_weight: enabled(farm, 'guests_say_weight') ? 1 : 0,
      price: await placePrice(sql, farmId, { lessonId, ...farm }),
      free: isInTime && !asked.isCancelled ? (asked.free ?? 0) : 0,
      lesson,
    };
  }
}
