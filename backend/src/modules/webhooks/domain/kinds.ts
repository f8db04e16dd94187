import type { StoredEvent } from '../../../platform/event-store/event.js';
import type {
  InvoiceIssued,
  InvoicePaid,
  MoneyWithdrawn,
  PaymentRecorded,
  RefundApproved,
  RefundRequested,
} from '../../billing/contracts.js';
import type {
  StudentCancelled,
  StudentEnrolled,
  StudentReinstated,
  StudentRemoved,
} from '../../enrollment/contracts.js';
import type {
  AccountsMerged,
  PeopleErased,
  PeopleRemoved,
  PersonActivationChanged,
  PersonChanged,
  RidersMerged,
} from '../../people/contracts.js';
import type {
  LessonCancelled,
  LessonDeleted,
  LessonEdited,
  LessonReinstated,
  LessonRescheduled,
  LessonScheduled,
} from '../../scheduling/contracts.js';

/** What a piece of news is about, by ids that the API knows; an enrolment by its lesson and rider. */
export interface Subject {
  readonly lessonId?: string;
  readonly studentId?: string;
  readonly personId?: string;
  readonly paymentId?: string;
}

type Heard =
  | LessonScheduled
  | LessonRescheduled
  | LessonEdited
  | LessonReinstated
  | LessonCancelled
  | LessonDeleted
  | StudentEnrolled
  | StudentReinstated
  | StudentCancelled
  | StudentRemoved
  | PersonChanged
  | PersonActivationChanged
  | AccountsMerged
  | RidersMerged
  | PeopleErased
  | PeopleRemoved
  | PaymentRecorded
  | RefundRequested
  | RefundApproved
  | MoneyWithdrawn
  | InvoiceIssued
  | InvoicePaid;

/** Of each event what it is news of; nothing: it is none of the kind. */
type Hears = {
  readonly [Type in Heard['type']]?: (data: Extract<Heard, { type: Type }>['data']) => readonly Subject[];
};

/** Of those that an API key can have. */
export type NewsScope = 'calendar' | 'clients' | 'money';

interface Kind {
  /** Of the key that reads what the news point to. */
  readonly scope: NewsScope;
  /** When it is sent, as administrators and programmers read it. */
  readonly says: string;
  readonly hears: Hears;
}

const lesson = ({ lessonId }: { lessonId: string }) => [{ lessonId }];
const place = ({ lessonId, studentId }: { lessonId: string; studentId: string }) => [{ lessonId, studentId }];
const payment = ({ paymentId }: { paymentId: string }) => [{ paymentId }];
const people = ({ personIds }: { personIds: readonly string[] }) => personIds.map((personId) => ({ personId }));
const changed =
  (wanted: PersonChanged['data']['change']) =>
  ({ change, personId }: PersonChanged['data']) =>
    change === wanted ? [{ personId }] : [];

/** All that another program can be told: what it is called outside, when it comes, and which scope of an API key reads more. */
export const WEBHOOK_KINDS = {
  'lesson.created': {
    scope: 'calendar',
    says: 'An event was put on the calendar, or a deleted one brought back.',
    hears: { 'scheduling.LessonScheduled': lesson },
  },
  'lesson.changed': {
    scope: 'calendar',
    says: 'An event has another time, staff, place, section, title or number of places, or takes place after all.',
    hears: {
      'scheduling.LessonRescheduled': lesson,
      'scheduling.LessonEdited': lesson,
      'scheduling.LessonReinstated': lesson,
    },
  },
  'lesson.cancelled': {
    scope: 'calendar',
    says: 'The barn cancelled an event; it stays on the calendar.',
    hears: { 'scheduling.LessonCancelled': lesson },
  },
  'lesson.deleted': {
    scope: 'calendar',
    says: 'An event was taken off the calendar; nothing is to be read of it any more.',
    hears: { 'scheduling.LessonDeleted': lesson },
  },
  'enrollment.added': {
    scope: 'calendar',
    says: 'A rider has a place in an event, or has it again.',
    hears: { 'enrollment.StudentEnrolled': place, 'enrollment.StudentReinstated': place },
  },
  'enrollment.cancelled': {
    scope: 'calendar',
    says: 'A rider’s place was cancelled, or the rider taken out of the event.',
    hears: { 'enrollment.StudentCancelled': place, 'enrollment.StudentRemoved': place },
  },
  'client.created': {
    scope: 'clients',
    says: 'An account holder, member or student was added.',
    hears: { 'people.PersonChanged': changed('added') },
  },
  'client.changed': {
    scope: 'clients',
    says: 'What the barn knows of an account holder, member or student changed, or they became active or inactive.',
    hears: {
      'people.PersonChanged': changed('edited'),
      'people.PersonActivationChanged': people,
      'people.AccountsMerged': people,
      'people.RidersMerged': ({ personId, mergedPersonId }) => people({ personIds: [personId, mergedPersonId] }),
    },
  },
  'client.removed': {
    scope: 'clients',
    says: 'An account holder, member or student was erased or removed: what was copied of them has to go, too.',
    hears: { 'people.PeopleErased': people, 'people.PeopleRemoved': people },
  },
  'payment.recorded': {
    scope: 'money',
    says: 'Money was received.',
    hears: { 'billing.PaymentRecorded': payment },
  },
  'payment.refunded': {
    scope: 'money',
    says: 'Money is given back; what waits for approval is no news before.',
    hears: {
      'billing.RefundRequested': (data) => (data.approved ? payment(data) : []),
      'billing.RefundApproved': payment,
      'billing.MoneyWithdrawn': payment,
    },
  },
  'invoice.issued': {
    scope: 'money',
    says: 'An invoice was issued.',
    hears: { 'billing.InvoiceIssued': payment },
  },
  'invoice.paid': {
    scope: 'money',
    says: 'An invoice is paid as a whole.',
    hears: { 'billing.InvoicePaid': payment },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type WebhookKind = keyof typeof WEBHOOK_KINDS;

/** Sent by whoever tries an endpoint, and to every kind of endpoint. */
export const TEST_KIND = 'test.sent';
export type SentKind = WebhookKind | typeof TEST_KIND;

export const webhookKinds = Object.keys(WEBHOOK_KINDS) as WebhookKind[];

const all: readonly (readonly [string, Kind])[] = Object.entries(WEBHOOK_KINDS);

/** Of the log, those that can be news. */
export const heardEvents: readonly string[] = [...new Set(all.flatMap(([, { hears }]) => Object.keys(hears)))];

export interface News {
  readonly kind: WebhookKind;
  /** In the barn’s log. */
  readonly position: number;
  readonly at: string;
  readonly about: Subject;
}

type ReadNews = (data: StoredEvent['data']) => readonly Subject[];

/** In the order of the log. Pure: the same events always give the same news. */
export const newsOf = (events: readonly StoredEvent[]): News[] =>
  events.flatMap(({ type, position, occurredAt, data }) =>
    all.flatMap(([kind, { hears }]) => {
      const read = (hears as Readonly<Record<string, ReadNews>>)[type];
      return (read?.(data) ?? []).map((about) => ({
        kind: kind as WebhookKind,
        position,
        at: occurredAt.toISOString(),
        about,
      }));
    }),
  );
