import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { statusName } from '../../enrollment/contracts.js';
import { invoiceSum, type BillingTerms } from '../domain/billing-sum.js';
import { planAccounts, priceOfPlace } from '../domain/decide-lesson-billing.js';
import { MOST_LESSONS } from '../domain/lesson-billing.js';
import { NO_PRICE } from '../domain/lesson-price.js';
import { toAmount } from '../domain/money.js';
import type { UnbilledAccountReply, UnbilledPlaceReply, UnbilledReply } from '../http/lesson-billing.replies.js';
import { billingTerms, sectionProducts, type LessonProduct } from './billing-facts.js';
import { unbilled, unbilledPlaces, unmarkedAmong, type ListedPlace } from './unbilled-places.js';

interface Asked {
  from: string;
  to: string;
  accountHolderId?: string;
  unmarked: boolean;
}
interface Pricing {
  products: ReadonlyMap<string, LessonProduct>;
  terms: BillingTerms;
}

/** Lessons that were ridden and that nothing covers, by account, at what billing them would come to. E18 */
export class ListUnbilled extends barnQuery<Asked, UnbilledReply>('billing.ListUnbilled') {}

@QueryHandler(ListUnbilled)
export class ListUnbilledHandler extends BarnQueryHandler<ListUnbilled> {
  async answer(sql: Sql, { from, to, accountHolderId, unmarked }: Asked, { farmId, now }: Asker & { now: Date }) {
    if (to < from) throw invalid('date2', 'date2 must not be before date1');
    const days = sql`l.scheduled_date between ${from} and ${to}`;
    const where = accountHolderId ? sql`${days} and holder.person_id = ${accountHolderId}` : days;
    const found = (all: boolean) => unbilled(sql, farmId, { now, unmarked: all, where });
    const [places, [{ all, unmarked: unsaid }], products, { usesInvoices, ...terms }] = await Promise.all([
      unbilledPlaces(sql, found(unmarked), MOST_LESSONS),
      unmarkedAmong(sql, found(true)),
      sectionProducts(sql, farmId),
      billingTerms(sql, farmId),
    ]);
    return {
      ...listed(places, { products, terms }),
      size: unmarked ? all : all - unsaid,
      unmarked: unmarked ? 0 : unsaid,
      uses_invoices: usesInvoices ? 1 : 0,
    };
  }
}

function listed(places: readonly ListedPlace[], pricing: Pricing) {
  const accounts = new Map<string, ListedPlace[]>();
  for (const place of places)
    accounts.set(place.billingPersonId, [...(accounts.get(place.billingPersonId) ?? []), place]);
  const rows = [...accounts.values()].map((of) => accountRow(of, pricing)).sort((a, b) => a.name.localeCompare(b.name));
  const lessons = rows.reduce((sum, one) => sum + one.lessons, 0);
  const totalMinor = rows.reduce((sum, one) => sum + Math.round(one.total * 100), 0);
  return { accounts: rows, lessons, without_price: places.length - lessons, total: toAmount(totalMinor) };
}

const sumOf = (places: readonly ListedPlace[], { products, terms }: Pricing) => {
  const [account] = planAccounts(places, products);
  return account ? invoiceSum(account, products, { terms, credits: [] }).totalMinor : 0;
};

function accountRow(places: readonly ListedPlace[], pricing: Pricing): UnbilledAccountReply {
  const [{ billingPersonId, accountName, accountEmail }] = places as [ListedPlace];
  const rows = places.map((place) => placeRow(place, pricing));
  return {
    account_holder_id: billingPersonId,
    name: accountName,
    has_email: accountEmail === null ? 0 : 1,
    lessons: rows.filter(({ amount }) => amount !== null).length,
    total: toAmount(sumOf(places, pricing)),
    places: rows,
  };
}

function placeRow(place: ListedPlace, pricing: Pricing): UnbilledPlaceReply {
  const price = priceOfPlace(place, pricing.products);
  return {
    lesson_person_id: place.lessonPersonId,
    lesson_date_time_id: place.lessonId,
    person_id: place.personId,
    person_name: place.riderName,
    title: place.lessonTitle,
    section_name: place.sectionName,
    scheduled_date: place.lessonDate,
    start_time: place.startTime,
    enrollment_status_name: statusName(place.statusCode, place.givenCompensation),
    amount: 'because' in price ? null : toAmount(sumOf([place], pricing)),
    no_price: 'because' in price ? NO_PRICE[price.because] : null,
  };
}
