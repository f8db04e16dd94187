import { whenCalledOff } from '../../scheduling/contracts.js';
import { cancellation, hoursBefore, PACKAGE, STARTS_AT, TERMS } from '../test/given.js';
import { ZONE } from '../test/given-policy.js';
import { PUBLISHED_CALLED_OFF, PUBLISHED_STRIKES } from '../test/published-called-off.js';
import { PUBLISHED, REASONS, type PublishedPolicy } from '../test/published-policies.js';
import { builtInPolicy } from './built-in-policy.js';
import { cancellationOutcome } from './cancellation-policy.js';
import { deadline } from './policy-rule.js';
import { calledOffSentence, policySentence } from './policy-words.js';
import { checkPolicy } from './check-policy.js';
import { ACTIONS } from './status.js';
import { strikeStand } from './strikes.js';

const MINUTE = 1 / 60;
/** The barn's settings; what it does not publish stays as a new barn has it. */
const termsOf = ({ noticeHours = 0, inTime = 'CWP', expiryDays = 30 }: PublishedPolicy['settings']) => ({
  ...TERMS,
  noticeHours,
  clientDefault: inTime,
  makeup: { ...TERMS.makeup, expiryDays },
});
const family = (settings: PublishedPolicy['settings'], hours: number) =>
  cancellationOutcome(
    cancellation({ by: 'family', cover: PACKAGE, terms: termsOf(settings), now: hoursBefore(hours) }),
  );
const named = (policies: readonly PublishedPolicy[]) =>
  policies.map((policy): [string, PublishedPolicy] => [policy.barn, policy]);

describe('what riding schools publish', () => {
  it('is complete: forty-two policies, each once', () => {
    expect(PUBLISHED).toHaveLength(42);
    expect(new Set(PUBLISHED.map(({ barn }) => barn)).size).toBe(42);
  });
  it.each(named(PUBLISHED.filter(({ settings, rule }) => settings.noticeHours && !rule)))(
    '%s: on the minute of its notice in time, a minute later used',
    (_, { settings }) => {
      const { noticeHours = 0, inTime = 'CWP' } = settings;
      expect(family(settings, noticeHours)).toMatchObject({ code: inTime, ...ACTIONS[inTime] });
      expect(family(settings, noticeHours - MINUTE)).toMatchObject({ code: 'CNM', unit: 'used', compensation: 'none' });
    },
  );
  it.each(named(PUBLISHED.filter(({ settings, rule }) => !settings.noticeHours && !rule)))(
    '%s: no notice published, in time until the lesson begins',
    (_, { settings }) =>
      expect(family(settings, MINUTE)).toMatchObject({ code: settings.inTime ?? 'CWP', insideNotice: false }),
  );
  it.each(named(PUBLISHED.filter(({ settings, rule }) => settings.inTime === 'CWM' && !rule)))(
    '%s: a makeup, for as many days as it says',
    (_, { settings }) => {
      const { compensation, dates } = family(settings, 500);
      expect(compensation).toBe('makeup');
      expect((Date.parse(dates.expiryDate) - Date.parse('2026-11-24')) / 86_400_000).toBe(settings.expiryDays ?? 30);
    },
  );
  it.each(PUBLISHED.flatMap(({ barn, rule }) => (rule ? [[barn, rule] as const] : [])))(
    '%s: each step of its own policy to the minute, and in words',
    (barn, rule) => {
      checkPolicy(rule);
      const at = (now: Date) =>
        cancellationOutcome(
          cancellation({
            by: 'family',
            cover: PACKAGE,
            now,
            policy: {
              policyId: barn,
              version: 1,
              rule,
              timeZone: ZONE,
              earlier: [],
              calendar: [],
              chargesFees: true,
            },
          }),
        );
      rule.steps.forEach((step, index) => {
        const last = deadline(step.until, STARTS_AT, ZONE);
        expect(at(last).judged).toMatchObject({ step: index, gives: step.gives });
        if (index < rule.steps.length - 1)
          expect(at(new Date(last.getTime() + 60_000)).judged).toMatchObject({ step: index + 1 });
      });
      expect(policySentence(rule, { currency: 'CAD', timeZone: ZONE })).toMatchSnapshot();
    },
  );
  it.each(Object.entries(PUBLISHED_CALLED_OFF))(
    '%s: what it gives when it calls a lesson off, by the reason, and in words',
    (barn, calledOff) => {
      const published = PUBLISHED.find((one) => one.barn === barn);
      expect(published).toBeDefined();
      const terms = termsOf(published?.settings ?? {});
      const whole = { ...(published?.rule ?? builtInPolicy(terms)), calledOff };
      checkPolicy(whole);
      for (const [reason, action] of Object.entries(calledOff)) {
        const given = whenCalledOff({ reason }, { policyId: barn, version: 1, given: calledOff }, 'BCNA').action;
        const outcome = cancellationOutcome(
          cancellation({ by: 'barn', requested: given, cover: PACKAGE, terms, now: hoursBefore(1) }),
        );
        expect(outcome).toMatchObject({ code: action, ...ACTIONS[action] });
        expect(calledOffSentence(whole, reason, { currency: 'CAD', timeZone: ZONE })).toMatchSnapshot();
      }
    },
  );
  it.each(Object.entries(PUBLISHED_STRIKES))(
    '%s: no-shows in a row, warned before the last, and in words',
    (barn, strikes) => {
      const published = PUBLISHED.find((one) => one.barn === barn);
      expect(published).toBeDefined();
      const whole = { ...(published?.rule ?? builtInPolicy(termsOf(published?.settings ?? {}))), strikes };
      checkPolicy(whole);
      expect([strikes.count - 1, strikes.count].map((inARow) => strikeStand(inARow, strikes))).toEqual([
        'warned',
        'reached',
      ]);
      expect(policySentence(whole, { currency: 'CAD', timeZone: ZONE })).toContain(
        `After ${strikes.count} no-shows in a row in a series ${
          strikes.releaseAfter
            ? `the barn mails the family, and ${strikes.releaseAfter} days after that mail the places in it are released`
            : 'the place in it may be given to somebody else'
        }`,
      );
    },
  );
  it('goes beyond settings and policies only for reasons that are written down', () => {
    const given = PUBLISHED.flatMap(({ beyond = [] }) => beyond);
    expect(new Set(given)).toEqual(new Set(Object.keys(REASONS)));
  });
  it('lets staff say late cancel and no show at every barn', () => {
    for (const { settings } of PUBLISHED)
      for (const requested of ['CLC', 'CNS'] as const)
        expect(
          cancellationOutcome(cancellation({ requested, terms: termsOf(settings), now: hoursBefore(1) })),
        ).toMatchObject({ code: requested, unit: 'used', compensation: 'none' });
  });
});
