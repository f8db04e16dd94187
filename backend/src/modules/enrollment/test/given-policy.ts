import type { PolicyFacts } from '../domain/policy-outcome.js';
import type { Notice, PolicyRule, PolicyStep } from '../domain/policy-rule.js';

// Builders for specs of policies: only what matters to the rule is said.
export const step = (until: Notice, facts: Partial<PolicyStep> = {}): PolicyStep => ({
  until,
  gives: 'lesson',
  percent: 100,
  lessMinor: 0,
  fee: null,
  ...facts,
});
export const hours = (count: number): Notice => ({ kind: 'hours', count });
export const START: Notice = { kind: 'start' };
export const LOST = step(START, { gives: 'nothing' });
export const policy = (steps: readonly PolicyStep[], facts: Partial<PolicyRule> = {}): PolicyRule => ({
  steps,
  free: null,
  makeup: { validity: null, cap: null, again: true },
  ...facts,
});
export const ZONE = 'America/Toronto';
export const facts = (own: Partial<PolicyFacts> = {}): PolicyFacts => ({
  startsAt: new Date('2026-11-24T21:00:00Z'),
  lessonDate: '2026-11-24',
  now: new Date('2026-11-20T14:00:00Z'),
  timeZone: ZONE,
  earlier: [],
  calendar: [],
  worthMinor: 5000,
  isMakeup: false,
  chargesFees: true,
  ...own,
});
