import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** By staff; null: it names no day any more. */
export type InvoiceDueChanged = DomainEvent<'billing.InvoiceDueChanged', { paymentId: string; due: string | null }>;
/** A family is reminded of what is open on an invoice. `step` is the barn's first, second or third reminder; null: staff asked for it. */
export type InvoiceReminded = DomainEvent<
  'billing.InvoiceReminded',
  {
    paymentId: string;
    reminderId: string;
    /** One mail to a family names all its invoices that are reminded of at once. */
    mailId: string;
    /** What staff asked for at once. */
    runId: string | null;
    step: number | null;
    /** The day of the instalment that it is about; absent: the invoice is paid as a whole. */
    instalment?: string;
  }
>;
/** Staff: this account gets no reminders of invoices. */
export type RemindersHeld = DomainEvent<'billing.RemindersHeld', { billingPersonId: string }>;
/** It gets them again. */
export type RemindersResumed = DomainEvent<'billing.RemindersResumed', { billingPersonId: string }>;
/** Staff: the account holder gets the statement of these days by mail, both days among them. Recorded with the account holder. */
export type StatementSent = DomainEvent<
  'billing.StatementSent',
  { billingPersonId: string; from: string; until: string; mailId: string }
>;
export type HoldEvent = RemindersHeld | RemindersResumed;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Until when invoices are to be paid, and what families are told of it. */
export const dueEvents: EventCatalogue<InvoiceDueChanged | InvoiceReminded | HoldEvent | StatementSent> = {
  'billing.InvoiceDueChanged': {
    version: 1,
    meaning: 'Staff said until when an invoice is to be paid, or that it names no day.',
    example: { paymentId: id(6), due: '2026-12-18' },
  },
  'billing.InvoiceReminded': {
    version: 1,
    meaning: 'A family is reminded by mail of what is open on an invoice, by the clock or because staff asked for it.',
    example: { paymentId: id(6), reminderId: id(8), mailId: id(9), runId: null, step: 1 },
  },
  'billing.RemindersHeld': {
    version: 1,
    meaning: 'Staff said that an account gets no reminders of invoices.',
    example: { billingPersonId: id(7) },
  },
  'billing.RemindersResumed': {
    version: 1,
    meaning: 'An account gets reminders of invoices again.',
    example: { billingPersonId: id(7) },
  },
  'billing.StatementSent': {
    version: 1,
    meaning: 'Staff asked for the mail that brings an account holder the statement of some days as a PDF.',
    example: { billingPersonId: id(7), from: '2026-11-01', until: '2026-11-30', mailId: id(8) },
  },
};
