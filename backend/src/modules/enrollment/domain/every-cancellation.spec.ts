import type { StudentCancelled } from '../events.js';
import { cancelled, enrolled, given, LONG_BEFORE, placeFacts, TERMS, TODAY } from '../test/given.js';
import { decideCancellation, type StudentCancellation } from './decide-cancellation.js';
import { coverOf, type PlaceFacts } from './place-facts.js';
import { STUDENT_ACTIONS, type StudentAction } from './status.js';

interface State {
  place?: Partial<PlaceFacts>;
  /** How it has been cancelled already. */
  before?: Partial<StudentCancelled['data']>;
  gives: Gifts;
}
/** What becomes of the lesson credit, what is issued, and money in minor units; or why it is refused. */
type Gifts = Record<'kept' | Exclude<StudentAction, 'CLC' | 'CNS' | 'CNA'>, string>;

const SINGLE = { remain: 0, startCount: 1, priceMinor: 5000 };
const UNCOVERED = { packageKind: null, productName: null, remain: null, expiryDate: null, packagePaid: false };
const OWING = { packagePaid: false, owedMinor: 50_850 };
const BY_HAND = { ...UNCOVERED, paid: true };
const usual = {
  kept: 'used',
  CWP: 'released',
  CWR: 'used refund 5085',
  CWA: 'used single_lesson',
  CWM: 'used makeup',
  CWC: 'used credit 5085',
};
const ofPrice0 = { ...usual, CWR: 'used', CWC: 'used' };
const each = (said: string): Gifts => ({
  kept: said,
  CWP: said,
  CWR: said,
  CWA: said,
  CWM: said,
  CWC: said,
});
const uncovered = {
  kept: 'none',
  CWP: 'none',
  CWR: 'none',
  CWA: 'none single_lesson',
  CWM: 'none makeup',
  CWC: 'none',
};

/** Every way in which a place may be paid for, and every way in which it may have been cancelled before. */
const STATES: Record<string, State> = {
  'a paid package': { gives: usual },
  'an unpaid invoice': {
    place: OWING,
    gives: { ...usual, CWR: 'used lower_invoice 5085', CWC: 'used lower_invoice 5085' },
  },
  'a bought single lesson': { place: SINGLE, gives: { ...usual, CWR: 'used refund 5650', CWC: 'used credit 5650' } },
  'a package of price 0': { place: { ...SINGLE, priceMinor: 0 }, gives: ofPrice0 },
  'a single lesson that was given': {
    place: { ...SINGLE, packageKind: 'adjustment', priceMinor: null },
    gives: ofPrice0,
  },
  'a makeup': {
    place: { packageKind: 'makeup', remain: 0, priceMinor: null },
    gives: { ...each('released restore_makeup'), kept: 'used' },
  },
  nothing: { place: UNCOVERED, gives: uncovered },
  'a hand, where a lesson has a price': {
    place: BY_HAND,
    gives: { ...uncovered, CWR: 'none refund 5650', CWC: 'none credit 5650' },
  },
  'a hand, where it has none': { place: { ...BY_HAND, singleMinor: null }, gives: uncovered },
  'a lesson that went back': {
    place: { isReturned: true, remain: 4 },
    before: {},
    gives: { ...usual, CWP: 'as it is' },
  },
  'a lesson that went back and was used': {
    place: { ...SINGLE, isReturned: true },
    before: {},
    gives: { ...each('compensation_used'), CWP: 'as it is' },
  },
  'a lesson with a makeup given for it': {
    before: { code: 'CWM', unit: 'used', compensation: 'makeup' },
    gives: { ...usual, CWM: 'as it is' },
  },
  'a lesson with a makeup that was ridden': {
    place: { issueIsUsed: true },
    before: { code: 'CWM', unit: 'used', compensation: 'makeup' },
    gives: { ...each('compensation_used'), CWM: 'as it is' },
  },
  'a lesson with a credit given for it': {
    before: { code: 'CWC', unit: 'used', compensation: 'credit' },
    gives: { ...usual, CWC: 'as it is' },
  },
  'a lesson that was refunded': {
    before: { code: 'CWR', unit: 'used', compensation: 'refund' },
    gives: { ...usual, CWR: 'as it is' },
  },
  'a lesson whose refund was paid out': {
    place: { isRefunded: true },
    before: { code: 'CWR', unit: 'used', compensation: 'refund' },
    gives: { ...each('refund_recorded'), CWR: 'as it is' },
  },
  'a lesson for which the invoice asks less': {
    place: OWING,
    before: { code: 'CWR', unit: 'used', compensation: 'lower_invoice' },
    gives: { ...usual, CWR: 'as it is', CWC: 'used lower_invoice 5085' },
  },
  'a lesson for which the invoice asked less and is paid': {
    place: { invoiceIsPaid: true },
    before: { code: 'CWR', unit: 'used', compensation: 'lower_invoice' },
    gives: each('invoice_settled'),
  },
  'a lesson for which the family got nothing': {
    place: UNCOVERED,
    before: { code: 'CWC', by: 'family', unit: 'none', compensation: 'none' },
    gives: { ...uncovered, CWC: 'as it is' },
  },
};

/** Where staff choose the action, and where it is the barn's default for families. */
function said(by: 'staff' | 'family', action: StudentAction, { place: facts, before }: State) {
  const place = placeFacts('anna', facts);
  const terms = { ...TERMS, clientDefault: action };
  const roster = given(enrolled('anna'), ...(before ? [cancelled('anna', before)] : []));
  const command: StudentCancellation = {
    by,
    ...(by === 'staff' && { action }),
    place,
    terms,
    cover: coverOf(place, terms),
    clientsCanCancel: true,
    now: LONG_BEFORE,
    today: TODAY,
    notify: true,
    messageId: null,
  };
  try {
    const [event] = decideCancellation(command, roster);
    if (!event) return 'as it is';
    const { unit, compensation, amountMinor } = event.data;
    return [unit, ...(compensation === 'none' ? [] : [compensation]), ...(amountMinor ? [amountMinor] : [])].join(' ');
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const saidOfAll = (by: 'staff' | 'family', state: State) =>
  Object.fromEntries(STUDENT_ACTIONS.map((action) => [action, said(by, action, state)]));
const all = ({ kept, ...others }: Gifts) => ({ CLC: kept, CNS: kept, CNA: kept, ...others });

describe('every action on every place that may be cancelled', () => {
  const states = Object.entries(STATES);
  const [standing, gone] = [states.filter(([, { before }]) => !before), states.filter(([, { before }]) => before)];

  // C04 C05 C06 C07 C08 C09
  it.each(states)('of staff: %s', (_, state) => expect(saidOfAll('staff', state)).toEqual(all(state.gives)));

  it.each(standing)('of a barn for its families: %s', (name, state) =>
    expect(saidOfAll('family', state)).toEqual(
      // What nobody has paid for gives a family nothing.
      all(name === 'nothing' ? each('none') : state.gives),
    ),
  );

  it.each(gone)('of a family once more: %s', (_, state) =>
    expect(new Set(Object.values(saidOfAll('family', state)))).toEqual(new Set(['as it is'])),
  );
});
