import { WEBHOOK_KINDS, type News, type WebhookKind } from './kinds.js';

interface Client {
  readonly accountId: string | null;
  readonly studentId: string | null;
}

/** What is known of the subjects of news when they are written; whatever is gone is missing. */
export interface Found {
  /** The day of each lesson. */
  readonly lessons: ReadonlyMap<string, string>;
  /** Without an account: of the staff. */
  readonly people: ReadonlyMap<string, Client>;
  /** The account holder of each payment and invoice. */
  readonly payments: ReadonlyMap<string, string>;
}

/** Ids, and where in the API they can be read; null where nothing is left to read. */
export type MessageData = Readonly<Record<string, string | null>>;

const asked = (call: string, query: Readonly<Record<string, string>>) =>
  `/api/${call}?${new URLSearchParams(query).toString()}`;

const onDay = (day: string | undefined, people: boolean) =>
  day ? asked('lessons/calendar', { date1: day, date2: day, ...(people && { people: '1' }) }) : null;

const byId = (call: string, id: string) => asked(call, { filter: JSON.stringify({ id }) });

/** Undefined: no news for outsiders, because the person is of the staff, or what it was about left nothing behind. */
export function dataOf({ kind, about }: News, { lessons, people, payments }: Found): MessageData | undefined {
  const { lessonId = '', studentId, personId = '', paymentId = '' } = about;
  const day = lessons.get(lessonId);
  if (kind === 'lesson.deleted') return { lesson_id: lessonId, url: null };
  if (studentId !== undefined) return { lesson_id: lessonId, student_id: studentId, url: onDay(day, true) };
  switch (WEBHOOK_KINDS[kind].scope) {
    case 'calendar':
      return { lesson_id: lessonId, url: onDay(day, false) };
    case 'clients':
      return clientData(kind === 'client.removed', personId, people.get(personId));
    case 'money':
      return moneyData(kind, paymentId, payments.get(paymentId));
  }
}

function clientData(isRemoved: boolean, personId: string, client: Client | undefined): MessageData | undefined {
  if (client ? client.accountId === null : !isRemoved) return undefined;
  if (isRemoved || !client?.accountId) return { person_id: personId, url: null };
  const { accountId, studentId } = client;
  const url = studentId && accountId !== personId ? byId('rest/students', studentId) : byId('rest/accounts', accountId);
  return { person_id: personId, account_id: accountId, student_id: studentId, url };
}

function moneyData(kind: WebhookKind, id: string, accountId: string | undefined): MessageData {
  const url = accountId ? asked('reports/financial', { billing_person_id: accountId, include_invoices: '1' }) : null;
  const name = kind.startsWith('invoice.') ? 'invoice_id' : 'payment_id';
  return { [name]: id, account_id: accountId ?? null, url };
}
