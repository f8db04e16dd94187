import { coverages, horsesOf, priceClasses } from '@leadline/api-client/money';
import { keepsBooks } from '@/data/books';
import type { RoutedList } from '@/ui/list/describe-list';
import { pricedBy } from './package-prices';
import { places } from './places';
import type { Package } from './setup-rows';
import { Lessons, PackageBelongings, Price, ProgramsLink, ValidFor } from './PackageCells';

const whole = 'Must not have a decimal';
const negative = 'Can not be a negative number';

const inPercent = (fraction: number | null) => (fraction === null ? null : Number((fraction * 100).toFixed(3)));

/** R162 R163 */
export const packages: RoutedList<Package> = {
  ...places.packages,
  form: { path: 'packageform', create: 'add' },
  noun: ['package', 'packages'],
  searchHint: 'start typing to search for a package',
  name: 'product_name',
  history: 'product',
  fields: [
    {
      source: 'product_name',
      label: 'Package Name',
      input: { required: 'A package name is required', maxLength: 100 },
    },
    {
      source: 'product_desc',
      label: 'Description',
      sorted: false,
      hidden: true,
      input: { multiline: true, maxLength: 5000 },
    },
    {
      source: 'product_price',
      label: 'Price',
      type: 'number',
      Cell: Price,
      input: {
        required: 'Price is required',
        hint: 'Without tax, unless prices include it (Preferences, Receipt).',
        number: { step: 0.01, min: [0, negative], max: [10_000_000, 'At most 10,000,000'] },
      },
    },
    ...pricedBy,
    {
      source: 'product_count',
      label: 'Count',
      type: 'number',
      Cell: Lessons,
      input: {
        required: 'A count is required',
        hint: 'Lessons in the package, where they are counted.',
        initial: 1,
        number: { whole, min: [0, negative], max: [1_000_000, 'At most 1,000,000'] },
      },
    },
    {
      source: 'coverage',
      label: 'Covers',
      hidden: true,
      value: ({ coverage }) => coverages.find(({ id }) => id === coverage)?.name ?? null,
      input: {
        choices: coverages,
        initial: 'lessons',
        hint: 'Where lessons are not counted, one of them has no price to give back.',
      },
    },
    {
      source: 'per_week',
      label: 'Lessons a week',
      type: 'number',
      hidden: true,
      input: {
        hint: 'Monday to Sunday, where it covers so many a week.',
        number: { whole, min: [1, 'At least one'], max: [50, 'At most 50'] },
      },
    },
    {
      source: 'expires_in',
      label: 'Valid For (days)',
      type: 'number',
      Cell: ValidFor,
      input: {
        required: 'Valid For is required',
        initial: 180,
        number: {
          whole,
          min: [1, 'Valid For must be at least one day'],
          max: [36_500, 'At most 36,500 days'],
        },
      },
    },
    {
      source: 'validity_unit',
      label: 'Validity unit',
      hidden: true,
      input: {
        hint: 'What Valid For counts. A month ends on the same day of a later one; terms stand in the setup.',
        choices: [
          { id: 'day', name: 'Days' },
          { id: 'week', name: 'Weeks, not days' },
          { id: 'month', name: 'Months, not days' },
          { id: 'term', name: 'To the end of the term' },
          { id: 'date', name: 'To the end of Valid Until' },
          { id: 'never', name: 'No expiry' },
        ],
        initial: 'day',
      },
    },
    {
      source: 'valid_until',
      label: 'Valid Until',
      hidden: true,
      input: { date: true, hint: 'The last day of every such package, where the validity unit says so.' },
    },
    { source: 'program_names', label: 'Programs', Cell: ProgramsLink },
    {
      source: 'price_class',
      label: 'Pays for',
      hidden: true,
      value: ({ price_class }) => priceClasses.find(({ id }) => id === price_class)?.name ?? null,
      input: { choices: priceClasses, hint: 'Empty: lessons of every class. A section says which its lessons are.' },
    },
    {
      source: 'lesson_horses',
      label: 'On whose horses',
      hidden: true,
      value: ({ lesson_horses }) => horsesOf.find(({ id }) => id === lesson_horses)?.name ?? null,
      input: { choices: horsesOf, hint: 'Empty: on any. Whose they are, the section says.' },
    },
    {
      source: 'lesson_minutes',
      label: 'Minutes of a lesson',
      type: 'number',
      hidden: true,
      input: {
        hint: 'It pays for lessons of exactly this length. Empty: of any.',
        number: { whole, min: [1, 'At least one minute'], max: [1440, 'At most a day, 1440 minutes'] },
      },
    },
    {
      source: 'is_tracked',
      label: 'Track Package?',
      type: 'flag',
      hidden: true,
      input: { flag: true, initial: 1, hint: 'Lessons use it up. Off: it sells something that is not counted.' },
    },
    {
      source: 'purchase_online',
      label: 'Allow Package to be Purchased Online?',
      type: 'flag',
      hidden: true,
      input: { flag: true, initial: 0, hint: 'Families see it among what they can buy.' },
    },
    {
      source: 'new_customers_only',
      label: 'For new customers only?',
      type: 'flag',
      hidden: true,
      input: {
        flag: true,
        initial: 0,
        hint: 'Families that have bought before do not see it online; staff are told, and may sell it.',
      },
    },
    {
      source: 'is_shared',
      label: 'Shared by the riders of a family?',
      type: 'flag',
      hidden: true,
      input: {
        flag: true,
        initial: 0,
        hint: 'It pays for all riders of the account. Only where lessons are counted; what was sold before stays as it was sold.',
      },
    },
    {
      source: 'is_auto',
      label: 'Renew every month?',
      type: 'flag',
      hidden: true,
      input: { flag: true, initial: 0, hint: 'The next one follows after a month, on an unpaid invoice.' },
    },
    {
      source: 'renew_day_of_month',
      label: 'Renew on day of month',
      type: 'number',
      hidden: true,
      input: {
        hint: 'None: a month after it was bought.',
        number: { whole, min: [1, 'Between 1 and 31'], max: [31, 'Between 1 and 31'] },
      },
    },
    {
      source: 'instalments',
      label: 'Instalments',
      type: 'number',
      hidden: true,
      input: {
        hint: 'Into how many the rest behind a deposit is divided. Empty: it is paid as a whole.',
        number: { whole, min: [1, 'At least one'], max: [36, 'At most 36'] },
      },
    },
    {
      source: 'deposit',
      label: 'Deposit',
      type: 'number',
      hidden: true,
      input: {
        hint: 'Paid at once, with tax. Or say it in percent.',
        number: { step: 0.01, min: [0.01, 'At least 0.01'], max: [10_000_000, 'At most 10,000,000'] },
      },
    },
    {
      source: 'deposit_percent',
      label: 'Deposit in percent',
      type: 'number',
      hidden: true,
      value: ({ deposit_percent }) => inPercent(deposit_percent),
      input: {
        hint: 'Of what the package costs with tax, instead of an amount.',
        number: { percent: true, step: 0.01, min: [0, negative], max: [1, 'At most 100'] },
      },
    },
    {
      source: 'instalment_every',
      label: 'An instalment every',
      type: 'number',
      hidden: true,
      input: {
        hint: 'So many months, or what the unit says. Empty: 1.',
        number: { whole, min: [1, 'At least one'], max: [366, 'At most 366'] },
      },
    },
    {
      source: 'instalment_unit',
      label: 'Instalment unit',
      hidden: true,
      input: {
        choices: [
          { id: 'month', name: 'Months' },
          { id: 'week', name: 'Weeks, not months' },
          { id: 'day', name: 'Days, not months' },
        ],
        hint: 'Counted from the purchase. A month later is the same day of a later one.',
      },
    },
    {
      source: 'tax_percent',
      label: 'Tax in percent',
      type: 'number',
      hidden: true,
      value: ({ tax_percent }) => inPercent(tax_percent),
      input: {
        hint: 'None: the barn’s own rate.',
        number: { percent: true, step: 0.01, min: [0, negative], max: [1, 'At most 100'] },
      },
    },
    {
      source: 'fee',
      label: 'Card fee in percent',
      type: 'number',
      hidden: true,
      value: ({ fee }) => inPercent(fee),
      input: {
        hint: 'None: the barn’s own fee for payments by card.',
        number: { percent: true, step: 0.01, min: [0, negative], max: [1, 'At most 100'] },
      },
    },
    {
      source: 'account_code',
      label: 'Account code',
      hidden: true,
      input: {
        maxLength: 20,
        hint: 'Of its revenue in your bookkeeping. None: the one for revenue in Settings, Accounting.',
        when: (_, __, barn) => keepsBooks(barn),
      },
    },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  words: {
    add: 'Add package',
    create: 'Create a New Package',
    edit: 'Edit Current Package',
    added: (name) => `${name} saved`,
    saved: (name) => `changes to ${name} saved`,
    seconds: 5,
  },
  Belongings: PackageBelongings,
};
