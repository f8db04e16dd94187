import { t } from '../i18n/t';
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
  if (!account) return <p className="muted">{t('No Account Information')}</p>;
  return (
    <Facts
      facts={[
        [t('Account Holder'), account.person_name],
        [t('Primary Email'), account.contact_email],
        [t('primary phone'), account.contact_mobile],
        [t('secondary phone'), account.contact_homephone],
        [t('Address'), addressOf(account)],
      ]}
    />
  );
};
