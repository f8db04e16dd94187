import { post } from '@leadline/api-client';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { AccountSheet } from './account-sheet';

/** How the barn reaches the family. R157 G11 */
const ContactSheet = () => {
  const { account, barn } = useFamily();
  if (!account) return null;
  const { person_id, contact_mobile, contact_homephone, contact_email } = account;
  return (
    <AccountSheet
      title={t('Contact Details')}
      fields={[
        {
          name: 'phone1',
          label: t('primary phone'),
          type: 'tel',
          defaultValue: contact_mobile ?? '',
          autoComplete: 'tel',
        },
        { name: 'phone2', label: t('secondary phone'), type: 'tel', defaultValue: contact_homephone ?? '' },
        {
          name: 'email',
          label: t('Primary Email'),
          type: 'email',
          inputMode: 'email',
          defaultValue: contact_email ?? '',
          hint: t('Where {barn} writes to. You go on signing in with the address you have.', { barn: barn.farm_name }),
        },
        {
          name: 'address_street',
          label: t('Street and number'),
          maxLength: 100,
          defaultValue: account.address_street ?? '',
          autoComplete: 'address-line1',
          hint: t('Your address stands on what {barn} invoices.', { barn: barn.farm_name }),
        },
        {
          name: 'address_line2',
          label: t('Second address line'),
          maxLength: 100,
          defaultValue: account.address_line2 ?? '',
          autoComplete: 'address-line2',
        },
        {
          name: 'address_postcode',
          label: t('Postal code'),
          maxLength: 20,
          defaultValue: account.address_postcode ?? '',
          autoComplete: 'postal-code',
        },
        {
          name: 'address_town',
          label: t('Town'),
          maxLength: 100,
          defaultValue: account.address_town ?? '',
          autoComplete: 'address-level2',
        },
        {
          name: 'address_region',
          label: t('Region'),
          maxLength: 100,
          defaultValue: account.address_region ?? '',
          autoComplete: 'address-level1',
          hint: t('Province, state, county.'),
        },
        {
          name: 'address_country',
          label: t('Country'),
          maxLength: 100,
          defaultValue: account.address_country ?? '',
          autoComplete: 'country-name',
          hint: t('Empty where it is the barn’s own.'),
        },
      ]}
      problems={({ email }) =>
        !email || /^\S+@\S+\.\S+$/.test(email) ? {} : { email: t('This is not an email address') }
      }
      save={async (values) => {
        await post('people/createNewContact', { ...values, person_id });
        return t('Contact details saved');
      }}
    />
  );
};

export default ContactSheet;
