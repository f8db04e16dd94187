import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { lastReturned } from './last-returned.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { ALWAYS_SENT, OPTIONAL_MAILS, type OptionalKind } from '../domain/mail-kinds.js';
import type { MailWisherReply, MailWishesReply } from '../http/mail-wishes.replies.js';

/** What the barn sends at all, or somebody does not want. */
interface Offered {
  reminders: boolean;
  seasons: boolean;
}

/** Of whoever asks or, where an administrator asks, of everybody on an account who gets its mails. */
export class ListMailWishes extends barnQuery<{ accountId?: string }, MailWishesReply>(
  'notifications.ListMailWishes',
) {}

@QueryHandler(ListMailWishes)
export class ListMailWishesHandler extends BarnQueryHandler<ListMailWishes> {
  async answer(sql: Sql, { accountId }: { accountId?: string }, { farmId, actor }: Asker): Promise<MailWishesReply> {
    const own = actor.userType === 'STU' ? (actor.personId ?? null) : null;
    if (own && accountId && accountId !== own) throw notFound('The account', 'account_person_id');
    const [people, [barn]] = await Promise.all([
      sql<MailWisherReply[]>`
        select p.person_id, p.person_name, coalesce(p.person_id = ${own}::uuid, false)::int as is_own,
          gets.mails::int as gets_mails, gets.refused, case when ${own}::uuid is null then gets.returned end as returned
        from person p cross join lateral (
          select case when p.person_id = p.billing_person_id then coalesce(p.contact_email, '') <> '' else exists (
              select from login g where g.farm_id = p.farm_id and g.person_id = p.person_id and g.family_part = 'guardian'
                and g.gets_mails and g.is_active and g.password_hash is not null) end as mails,
            (select coalesce(json_agg(r.kind order by r.refused_at, r.kind), '[]') from mail_refusal r
              where r.farm_id = p.farm_id and r.person_id = p.person_id) as refused,
            ${lastReturned(sql)} as returned) gets
        where p.farm_id = ${farmId} and p.erased_at is null and case when ${own}::uuid is not null then p.person_id = ${own}
          else p.billing_person_id = ${accountId ?? null} and (gets.mails or json_array_length(gets.refused) > 0
            or gets.returned is not null) end
        order by p.person_id <> p.billing_person_id, p.created_at, p.person_id`,
      sql<Offered[]>`
        select coalesce(preferences ->> 'send_reminders' in ('1', 'true'), false) as reminders,
          exists (select from registration r where r.farm_id = f.farm_id) as seasons
        from farm f where f.farm_id = ${farmId}`,
    ]);
    const refused = new Set(people.flatMap((one) => one.refused));
    const isTold = (kind: OptionalKind) => kind === 'announcements' || refused.has(kind) || barn?.[kind] === true;
    const kinds = OPTIONAL_MAILS.filter(({ kind }) => isTold(kind));
    return {
      people,
      kinds: kinds.map(({ kind, name, says, without }) => ({ kind, name, says, without })),
      always: ALWAYS_SENT.map(({ name, why }) => ({ name, why })),
    };
  }
}
