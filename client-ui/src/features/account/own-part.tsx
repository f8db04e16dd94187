import { t, type Text } from '../../i18n/t';
import type { Part } from '../../requests/barn';
import { Notice } from '../../ui/notice';

const opens: Readonly<Record<NonNullable<Part>, Text>> = {
  guardian: 'You see, book, cancel and pay for the family.',
  teen: 'You see, book and cancel your own lessons.',
  reader: 'You see when the family rides.',
};

type Props = { readonly part: NonNullable<Part>; readonly holder: string | undefined };

/** What whoever is not the account holder may do here, and whom to ask for more. */
export const OwnPart = ({ part, holder }: Props) => (
  <Notice tone="info">
    {t(opens[part])}{' '}
    {holder
      ? t('{holder} keeps the account and decides who signs in.', { holder })
      : t('The account holder keeps the account and decides who signs in.')}
  </Notice>
);
