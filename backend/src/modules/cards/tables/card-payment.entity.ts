import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { CardPaymentState, EndedBy, Hold, Purpose } from '../domain/card-payment.js';

/** A payment by card that somebody began, and all that is needed to finish it without them. Minor units. */
@Entity('card_payment')
export class CardPayment extends BarnRow {
  /** Of the payment that it becomes, unless it pays an invoice. */
  @PrimaryColumn('uuid') paymentId: string;
  /** Null until the provider has answered. */
  @Column('text', { nullable: true }) intentId: string | null;
  /** The barn's account with the provider when it began. */
  @Column('text') accountId: string;
  /** The account holder; null: a stranger, who has no account before the voucher is paid, or the place given. */
  @Column('uuid', { nullable: true }) billingPersonId: string | null;
  /** The invoice that it pays; else packages are bought. */
  @Column('uuid', { nullable: true }) invoiceId: string | null;
  /** What was offered, at the prices of that moment. */
  @Column('jsonb') purpose: Purpose;
  /** The same wish again is the same payment as long as it is open. */
  @Column('text') fingerprint: string;
  @Column('bigint') amountMinor: number;
  /** ISO 4217. */
  @Column('text') currency: string;
  @Column('text') state: CardPaymentState;
  @Column('timestamptz') createdAt: Date;
  /** When the family was asked to confirm it, because the bank wants the card's owner; null: whoever pays is there. */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  /** The provider's name of the card that it is confirmed with. */
  @Column('text', { nullable: true }) askedCard: string | null;
  /** By whom it was ended; null: by time, or with the provider. */
  @Column('text', { nullable: true }) endedBy: EndedBy | null;
  /** The guest's place that it pays for. */
  @Column('uuid', { nullable: true }) placeId: string | null;
  /** Null: the money is taken as soon as it is paid. */
  @Column('text', { nullable: true }) hold: Hold | null;
}
