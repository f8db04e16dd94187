import { useEndPolicy, type Policy } from '@/data/requests/policies';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

/** From the least particular one on. */
const SCOPES = ['barn', 'program', 'section', 'series'] as const;

/** Which program or section a less particular one is for is not known here. */
const thenHolds = ({ scope }: Policy, others: readonly Policy[], builtIn: Policy): string => {
  const between = SCOPES.slice(1, SCOPES.indexOf(scope));
  if (others.some((one) => between.includes(one.scope)))
    return 'The policy of its section or program holds again, or the one for all lessons.';
  const general = others.find((one) => one.scope === 'barn') ?? builtIn;
  return `Families read from now on: ${general.sentence}`;
};

type Props = {
  readonly policy: Policy & { readonly id: string };
  readonly name: string;
  /** The barn's own, this one among them. */
  readonly policies: readonly Policy[];
  readonly builtIn: Policy;
  readonly onClose: () => void;
};

/** Before a policy ends, what holds then. */
export const EndPolicy = ({ policy, name, policies, builtIn, onClose }: Props) => {
  const { mutateAsync } = useEndPolicy();
  const say = useSay();
  const end = async () => {
    await mutateAsync({ id: policy.id });
    say.done(`${name}: the policy has ended`);
  };
  const others = policies.filter(({ id }) => id !== policy.id);
  return (
    <Modal danger values={{}} onSubmit={end} onSaved={onClose}>
      <Question title={`End the policy for ${name}?`} submitLabel="End policy" cancelLabel="Keep it" onClose={onClose}>
        <p>{thenHolds(policy, others, builtIn)}</p>
        <p className="muted">Lessons that were cancelled before keep what they came to.</p>
      </Question>
    </Modal>
  );
};
