type Kind =
  | 'flag'
  | 'count'
  | 'fraction'
  | 'text'
  | 'email'
  | 'time'
  | 'choice'
  | 'id'
  | 'zone'
  | 'country'
  | 'currency'
  | 'iban'
  | 'bic'
  | 'account'
  | 'accounts'
  | 'amounts'
  | 'origins'
  | 'color';

/** `name` is the wire name, `initial` the value of a new barn. */
export interface Setting {
  readonly name: string;
  readonly kind: Kind;
  /** What people call it, and what it does, in a sentence. */
  readonly label: string;
  readonly about: string;
  readonly initial?: string | number;
  readonly options?: readonly string[];
  readonly min?: number;
  /** The greatest number, or the longest text. */
  readonly max?: number;
  readonly unit?: 'hours' | 'days' | 'minutes' | 'months' | 'per cent' | 'kilograms';
  readonly required?: true;
  /** Group on the Settings page; without one it is the platform's. B05 */
  readonly group?: string;
  /** `system` settings are written by no call. B04 */
  readonly editableBy: 'administrator' | 'platform' | 'system';
  /** The barn's own column, instead of a key in `preferences`. */
  readonly column?: string;
  readonly confidential?: true;
  /** Chosen where it has its effect, not on the Settings page. */
  readonly elsewhere?: true;
}

type More = Partial<Omit<Setting, 'name' | 'kind' | 'label' | 'about' | 'group' | 'editableBy'>>;
type Described = Omit<Setting, 'group' | 'editableBy'>;

const ofKind =
  (kind: Kind, usual: More = {}) =>
  (name: string, label: string, about: string, more: More = {}): Described => ({
    name,
    kind,
    label,
    about,
    ...usual,
    ...more,
  });

export const flag = ofKind('flag');
export const count = ofKind('count', { min: 0, max: 1000 });
export const fraction = ofKind('fraction', { min: 0, max: 1 });
export const line = ofKind('text', { max: 200 });
export const paragraph = ofKind('text', { max: 5000 });
export const email = ofKind('email', { max: 254 });
export const time = ofKind('time');
export const choice = ofKind('choice');
export const id = ofKind('id');
export const zone = ofKind('zone', { max: 64 });
export const country = ofKind('country');
export const currency = ofKind('currency');
export const iban = ofKind('iban', { max: 42 });
export const bic = ofKind('bic', { max: 11 });
/** Code of an account in the barn's bookkeeping. */
export const account = ofKind('account', { max: 20 });
/** Codes for rates in percent: `19 = 3806, 7 = 3801`. */
export const accountsByRate = ofKind('accounts', { max: 200 });
/** Amounts in the barn's currency, with spaces between: `25 50 100`. */
export const amounts = ofKind('amounts', { max: 100 });
/** Addresses of sites, with spaces between. */
export const origins = ofKind('origins', { max: 500 });
/** As `#1F6B4F`, on which white text can be read. */
export const color = ofKind('color', { max: 7 });

export const administratorsOwn = (group: string, settings: readonly Described[]): Setting[] =>
  settings.map((setting) => ({ ...setting, group, editableBy: 'administrator' }));
export const of = (editableBy: Setting['editableBy'], settings: readonly Described[]): Setting[] =>
  settings.map((setting) => ({ ...setting, editableBy }));
