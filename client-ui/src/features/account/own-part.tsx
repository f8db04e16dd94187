import type { Part } from '../../requests/barn';
import { Notice } from '../../ui/notice';

const opens = {
  guardian: 'You see, book, cancel and pay for the family.',
  teen: 'You see, book and cancel your own lessons.',
  reader: 'You see when the family rides.',
};

type Props = { readonly part: NonNullable<Part>; readonly holder: string | undefined };

/** What whoever is not the account holder may do here, and whom to ask for more. */
export const OwnPart = ({ part, holder = 'The account holder' }: Props) => (
  <Notice tone="info">
    {opens[part]} {holder} keeps the account and decides who signs in.
  </Notice>
);
