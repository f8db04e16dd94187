import { post } from '@leadline/api-client';
import { useFamily } from '../../family/family-context';
import { AccountSheet } from './account-sheet';

/** How the barn reaches the family. R157 G11 */
const ContactSheet = () => {
  const { account, barn } = useFamily();
  if (!account) return null;
  const { person_id, contact_mobile, contact_homephone, contact_email } = account;
  return (
    <AccountSheet
      title="Contact Details"
      fields={[
        {
          name: 'phone1',
          label: 'primary phone',
          type: 'tel',
          defaultValue: contact_mobile ?? '',
          autoComplete: 'tel',
        },
        { name: 'phone2', label: 'secondary phone', type: 'tel', defaultValue: contact_homephone ?? '' },
        {
          name: 'email',
          label: 'Primary Email',
          type: 'email',
          inputMode: 'email',
          defaultValue: contact_email ?? '',
          hint: `Where ${barn.farm_name} writes to. You go on signing in with the address you have.`,
        },
        {
          name: 'address_street',
          label: 'Street and number',
          maxLength: 100,
          defaultValue: account.address_street ?? '',
          autoComplete: 'address-line1',
          hint: `Your address stands on what ${barn.farm_name} invoices.`,
        },
        {
          name: 'address_line2',
          label: 'Second address line',
          maxLength: 100,
          defaultValue: account.address_line2 ?? '',
          autoComplete: 'address-line2',
        },
        {
          name: 'address_postcode',
          label: 'Postal code',
          maxLength: 20,
          defaultValue: account.address_postcode ?? '',
          autoComplete: 'postal-code',
        },
        {
          name: 'address_town',
          label: 'Town',
          maxLength: 100,
          defaultValue: account.address_town ?? '',
          autoComplete: 'address-level2',
        },
        {
          name: 'address_region',
          label: 'Region',
          maxLength: 100,
          defaultValue: account.address_region ?? '',
          autoComplete: 'address-level1',
          hint: 'Province, state, county.',
        },
        {
          name: 'address_country',
          label: 'Country',
          maxLength: 100,
          defaultValue: account.address_country ?? '',
          autoComplete: 'country-name',
          hint: 'Empty where it is the barn’s own.',
        },
      ]}
      problems={({ email }) =>
        !email || /^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'This is not an email address' }
      }
      save={async (values) => {
        await post('people/createNewContact', { ...values, person_id });
        return 'Contact details saved';
      }}
    />
  );
};

export default ContactSheet;
