import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, post, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type Policy = Reply<'policies/index'>['policies'][number];
export type PolicyStep = Policy['steps'][number];
export type PolicyTrial = Input<'policies/tryOut'>;

/** The barn's own policies, and the built-in one that holds where there is none. */
export const usePolicies = () =>
  useQuery({ queryKey: keys.policies, queryFn: ({ signal }) => get('policies/index', {}, signal) });

/** What a rule comes to for an imagined lesson; nothing is kept. Null while the rule is not yet one. */
export const useTriedPolicy = (trial: PolicyTrial) =>
  useQuery({
    queryKey: keys.triedPolicy(trial),
    queryFn: () => post('policies/tryOut', trial),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What of the last thirty days' cancellations would have come to something else; asked by a button. */
export const useChangedByPolicy = (asked: Input<'policies/changes'> | null) =>
  useQuery({
    queryKey: keys.changedByPolicy(asked),
    queryFn: () => post('policies/changes', asked as Input<'policies/changes'>),
    enabled: asked !== null,
    retry: false,
  });

export const useSavePolicy = () => useWrite('policies/save');
export const useEndPolicy = () => useWrite('policies/end');
