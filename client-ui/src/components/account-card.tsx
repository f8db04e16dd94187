import type { AccountHolder } from '../requests/family';
import { Facts } from '../ui/facts';

const addressOf = (account: AccountHolder): string =>
  [
    account.address_street,
    account.address_line2,
    account.address_postcode,
    account.address_town,
    account.address_region,
    account.address_country,
  ]
    .filter(Boolean)
    .join(', ');

export const AccountCard = ({ account }: { readonly account: AccountHolder | null }) => {
  if (!account) return <p className="muted">No Account Information</p>;
  return (
    <Facts
      facts={[
        ['Account Holder', account.person_name],
        ['Primary Email', account.contact_email],
        ['primary phone', account.contact_mobile],
        ['secondary phone', account.contact_homephone],
        ['Address', addressOf(account)],
      ]}
    />
  );
};
