import { whenCalledOff } from '../../scheduling/contracts.js';
import type { PolicyRule } from './policy-rule.js';
import { calledOffSentence, type PolicyReader } from './policy-words.js';

interface Policy {
  readonly policyId: string;
  readonly version: number;
  readonly rule: PolicyRule;
}
interface Asked {
  readonly reason: string;
  readonly barn: PolicyReader;
  /** The barn's usual action. */
  readonly otherwise: string;
}

/**
 * What the policies of some lessons say of the reason for which they are called off, with how many lessons each is for; the last is
 * of those whose policy says nothing. Empty where none says anything.
 */
export function saidByPolicies(
  lessons: readonly { readonly lessonId: string }[],
  policies: ReadonlyMap<string, Policy>,
  { reason, barn, otherwise }: Asked,
) {
  const said = new Map<
    string | null,
    { policy_id: string | null; version: number; lessons: number; sentence: string }
  >();
  for (const { lessonId } of lessons) {
    const policy = policies.get(lessonId);
    const sentence = policy && calledOffSentence(policy.rule, reason, barn);
    const id = policy && sentence ? policy.policyId : null;
    const one = said.get(id) ?? {
      policy_id: id,
      version: id && policy ? policy.version : 0,
      lessons: 0,
      sentence: sentence ?? silent(reason, otherwise),
    };
    said.set(id, { ...one, lessons: one.lessons + 1 });
  }
  const ruled = [...said.values()].filter(({ policy_id }) => policy_id !== null);
  return ruled.length === 0 ? [] : [...ruled, ...[...said.values()].filter(({ policy_id }) => policy_id === null)];
}

const USUAL: Readonly<Record<string, string>> = {
  BCAP: 'the lesson goes back on the package',
  BCWM: 'a makeup lesson',
  BCWA: 'a single-lesson package',
  BCWR: 'the price back',
};

const silent = (reason: string, otherwise: string) => {
  const { action } = whenCalledOff({ reason }, undefined, otherwise);
  return `No policy says anything of this reason: as the barn usually does, ${USUAL[action] ?? 'nothing comes back'}.`;
};
