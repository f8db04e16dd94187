import { insert, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { PolicyEvent } from '../policy-events.js';
import { cancellationPolicy } from '../tables/cancellation-policy.entity.js';

export const cancellationPolicyProjection = projection<PolicyEvent>(
  'enrollment.cancellation_policy',
  [cancellationPolicy],
  {
    'enrollment.PolicyWritten': ({ data: { policyId, scope, scopeId, version, rule } }) =>
      version === 1
        ? insert(cancellationPolicy, { policy_id: policyId, scope, scope_id: scopeId, version, rule })
        : update(cancellationPolicy, policyId, { version, rule }),
    'enrollment.PolicyEnded': ({ data }) => remove(cancellationPolicy, data.policyId),
  },
);
