import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { asApiError } from '@leadline/api-client';
import { useOptions } from '@/data/requests/options';
import { usePolicies, useSavePolicy, type Policy } from '@/data/requests/policies';
import { SelectField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { LastMonth } from './LastMonth';
import { aboutOf, aboutToWire, ruleToWire, valuesOf, type RuleValues } from './rule-values';
import { RuleFields } from './RuleFields';
import { TryIt } from './TryIt';

const nameOf = ({ scope, name }: Policy) => (scope === 'barn' ? 'All lessons' : (name ?? 'A lesson that is gone'));

/** What has no policy of its own yet. */
const useChoices = (policies: readonly Policy[]) => {
  const { program, section } = useOptions();
  const taken = new Set(policies.map(aboutOf));
  return [
    { id: 'barn', name: 'All lessons' },
    ...program.map(({ id, name }) => ({ id: `program:${id}`, name: `Program ${name}` })),
    ...section.map(({ id, name }) => ({ id: `section:${id}`, name: `Section ${name}` })),
  ].filter(({ id }) => !taken.has(id));
};

type FormProps = {
  readonly title: string;
  readonly values: RuleValues;
  /** Of what is changed; 0 for a new one. */
  readonly version: number;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

const CHANGED = 'Somebody else has written this policy meanwhile. Close it and open it again to read what it says now.';

const Form = ({ title, values, version, choices, onClose }: FormProps) => {
  const { mutateAsync } = useSavePolicy();
  const say = useSay();
  const [before] = useState(values);
  const save = async (filled: RuleValues) => {
    const input = { ...aboutToWire(filled.about), ...ruleToWire(filled), version };
    const { policies } = await mutateAsync(input).catch((error: unknown) => {
      throw asApiError(error).status === 412 ? new Error(CHANGED, { cause: error }) : error;
    });
    say.done(`Families read from now on: ${policies[0]?.sentence ?? ''}`);
  };
  return (
    <ValuesForm className="panel-form-frame" warns values={before} onSubmit={save} onSaved={onClose}>
      <SidePanel title={title} onClose={onClose} footer={<FormButtons onCancel={onClose} />}>
        <div className="stack gap-4">
          {choices.length > 0 && <SelectField source="about" label="For" options={choices} />}
          <RuleFields />
          <TryIt />
          <LastMonth />
          <p className="muted">Lessons that were cancelled before keep what they came to.</p>
        </div>
      </SidePanel>
    </ValuesForm>
  );
};

type Read = { readonly policies: readonly Policy[]; readonly builtIn: Policy; readonly onClose: () => void };

const Add = ({ policies, builtIn, onClose }: Read) => {
  const choices = useChoices(policies);
  const [first] = choices;
  return <Form title="New policy" values={valuesOf(builtIn, first?.id)} version={0} {...{ choices, onClose }} />;
};

/** Writes a policy, beginning from the settings, or the next version of the one that the address names. */
export default function PolicyForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = usePolicies();
  const onClose = () => void navigate('/setup/policies');
  const opened = data?.policies.find((one) => one.id === id);
  const [builtIn] = data?.built_in ?? [];
  if (id === undefined && data && builtIn) return <Add policies={data.policies} {...{ builtIn, onClose }} />;
  if (opened)
    return (
      <Form
        key={id}
        title={nameOf(opened)}
        values={valuesOf(opened)}
        version={opened.version}
        choices={[]}
        onClose={onClose}
      />
    );
  return (
    <SidePanel title="Policy" onClose={onClose}>
      {data ? <p>This policy has ended.</p> : <Unanswered error={error} refetch={refetch} rows={5} />}
    </SidePanel>
  );
}
