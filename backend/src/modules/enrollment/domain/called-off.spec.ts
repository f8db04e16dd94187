import {
  byPlace,
  cancellation,
  enrolled,
  given,
  LONG_BEFORE,
  PACKAGE,
  placeFacts,
  TERMS,
  TODAY,
} from '../test/given.js';
import { LOST, policy, ZONE } from '../test/given-policy.js';
import { cancellationOutcome } from './cancellation-policy.js';
import { decideRosterCancellation } from './decide-roster-cancellation.js';
import type { PolicyRule } from './policy-rule.js';
import { calledOffSentence, policySentence } from './policy-words.js';
import { activePlaces } from './roster.js';
import { saidByPolicies } from './said-by-policies.js';

const reader = { currency: 'CAD', timeZone: ZONE };
const SAYS: PolicyRule['calledOff'] = { WEA: 'BCWM', INS: 'BCWM', HRS: 'BCAP', OTH: 'BCNA' };
const rule = (facts: Partial<PolicyRule> = {}) => policy([LOST], { calledOff: SAYS, ...facts });
const DAYS = { makeup: { validity: { kind: 'days', count: 7 }, cap: null, again: true } } as const;

describe('what a policy gives when the barn calls a lesson off', () => {
  it('is told with the reasons that give the same together', () =>
    expect(policySentence(rule(), reader)).toBe(
      'Cancel until the lesson begins: the lesson counts as used. ' +
        'If the barn calls the lesson off because of the weather, or because the instructor is ill: a makeup lesson. ' +
        'If the barn calls the lesson off because a horse does not work: the lesson comes back. ' +
        'If the barn calls the lesson off for another reason: the lesson counts as used.',
    ));
  it('is told of one reason, with how long a makeup is good; nothing where it says nothing', () => {
    const one = (reason: string) => calledOffSentence(rule(DAYS), reason, reader);
    expect(one('WEA')).toBe(
      'If the barn calls the lesson off because of the weather: a makeup lesson. A makeup is good for 7 days.',
    );
    expect(one('HRS')).toBe('If the barn calls the lesson off because a horse does not work: the lesson comes back.');
    expect([one('HOL'), one('SUN')]).toEqual([null, null]);
  });

  it.each([
    [
      'by the policy, as long as it says',
      { policyId: 'k', version: 2 },
      '2026-12-01',
      { reason: 'WEA', version: 2, feeMinor: 0 },
    ],
    ['by staff, as the settings say', null, '2026-12-24', null],
  ])('lets makeups last %s, and keeps by what', (_, ruledBy, expiryDate, kept) => {
    const called = {
      lessonId: 'lesson-1',
      date: '2026-11-24',
      title: 'Beginner group',
      action: 'BCWM',
      reason: 'WEA',
      ruledBy,
      dates: {},
      lasts: { validity: DAYS.makeup.validity, calendar: [] },
      notify: false,
      messageId: null,
      places: byPlace(placeFacts('anna')),
      terms: TERMS,
      now: LONG_BEFORE,
      today: TODAY,
    };
    const [anna] = decideRosterCancellation(called, activePlaces(given(enrolled('anna'))));
    expect(anna?.data).toMatchObject({ dates: { expiryDate }, validUntil: expiryDate });
    expect(anna?.data.policy ?? null).toEqual(kept && expect.objectContaining(kept));
  });

  const one = (facts: Parameters<typeof cancellation>[0]) =>
    cancellationOutcome(
      cancellation({
        by: 'staff',
        cover: PACKAGE,
        policy: {
          policyId: 'k',
          version: 1,
          rule: rule(DAYS),
          timeZone: ZONE,
          earlier: [],
          calendar: [],
          chargesFees: true,
        },
        ...facts,
      }),
    );
  it.each([
    ['its horse does not work', { byPolicy: true, reason: 'HRS' }, { code: 'CWP', unit: 'released', calledOff: 'HRS' }],
    ['the weather', { byPolicy: true, reason: 'WEA' }, { code: 'CWM', dates: { expiryDate: '2026-12-01' } }],
    [
      'a reason of which it says nothing: as for the family',
      { byPolicy: true, reason: 'HOL' },
      { code: 'CNA', calledOff: null },
    ],
    ['a reason, but staff chose', { requested: 'CWP', reason: 'WEA' }, { code: 'CWP', calledOff: null }],
    ['a reason, but the family cancels', { by: 'family', reason: 'WEA' }, { code: 'CNA', calledOff: null }],
  ] as const)('is given to one rider for %s', (_, facts, outcome) => expect(one(facts)).toMatchObject(outcome));

  it('is said of many lessons by policy, with how many each is for, and last of those of which none says anything', () => {
    const found = new Map(
      [
        ['l1', 'k1', { WEA: 'BCWM' }],
        ['l2', 'k2', { WEA: 'BCAP' }],
        ['l3', 'k1', { WEA: 'BCWM' }],
        ['l4', 'k3', { INS: 'BCAP' }],
      ].map(([lessonId, policyId, calledOff]) => [
        lessonId as string,
        {
          policyId: policyId as string,
          version: 1,
          rule: policy([LOST], { calledOff: calledOff as PolicyRule['calledOff'] }),
        },
      ]),
    );
    const lessons = ['l5', 'l1', 'l2', 'l3', 'l4'].map((lessonId) => ({ lessonId }));
    const said = (reason: string) =>
      saidByPolicies(lessons, found, { reason, barn: reader, otherwise: 'BCAP' }).map((each) => [
        each.policy_id,
        each.lessons,
        each.sentence,
      ]);
    const because = 'If the barn calls the lesson off because of the weather: ';
    expect(said('WEA')).toEqual([
      ['k1', 2, `${because}a makeup lesson.`],
      ['k2', 1, `${because}the lesson comes back.`],
      [
        null,
        2,
        'No policy says anything of this reason: as the barn usually does, the lesson goes back on the package.',
      ],
    ]);
    expect(said('PAN')).toEqual([]);
  });
});
