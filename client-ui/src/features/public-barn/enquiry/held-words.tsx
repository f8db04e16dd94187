import { t, type Text } from '../../../i18n/t';
import { said } from '../said';
import type { OwnEnquiry } from './enquiries';

type Held = NonNullable<NonNullable<OwnEnquiry['payment']>['held']>;

const WORDS: Readonly<Record<Held['state'], Text>> = {
  held: '{amount} is held on your card. It is taken when {barn} gives you the place; if not, your bank lets it go.',
  taking: '{amount} is being taken from your card; the receipt comes by mail.',
  taken: '{amount} was paid by your card; the receipt came by mail.',
  released: 'Nothing was paid: {amount} is not held on your card any more. Your bank may show it for some days.',
  lapsed: 'Nothing was paid: your bank let go of {amount} by itself. {barn} tells you how to pay.',
};

/** What became of the money for the place. */
export const HeldWords = ({ held, barn }: { readonly held: Held; readonly barn: string }) => (
  <p>{t(WORDS[held.state], { amount: said(held.amount, held.currency_code), barn })}</p>
);
