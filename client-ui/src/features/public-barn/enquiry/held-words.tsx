import { said } from '../said';
import type { OwnEnquiry } from './enquiries';

type Held = NonNullable<NonNullable<OwnEnquiry['payment']>['held']>;

const WORDS: Readonly<Record<Held['state'], (amount: string, barn: string) => string>> = {
  held: (amount, barn) =>
    `${amount} is held on your card. It is taken when ${barn} gives you the place; if not, your bank lets it go.`,
  taking: (amount) => `${amount} is being taken from your card; the receipt comes by mail.`,
  taken: (amount) => `${amount} was paid by your card; the receipt came by mail.`,
  released: (amount) =>
    `Nothing was paid: ${amount} is not held on your card any more. Your bank may show it for some days.`,
  lapsed: (amount, barn) => `Nothing was paid: your bank let go of ${amount} by itself. ${barn} tells you how to pay.`,
};

/** What became of the money for the place. */
export const HeldWords = ({ held, barn }: { readonly held: Held; readonly barn: string }) => (
  <p>{WORDS[held.state](said(held.amount, held.currency_code), barn)}</p>
);
