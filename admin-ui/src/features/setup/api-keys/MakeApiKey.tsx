import { ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useMakeApiKey, type ApiKeys } from '@/data/requests/api-keys';
import { useBarn } from '@/data/requests/barn';
import { todayIn } from '@/data/time/day';
import { DateField, TextField, ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';

type Scope = ApiKeys['api_keys'][number]['scopes'][number];
type Values = { readonly name: string; readonly reads: Readonly<Record<string, boolean>>; readonly ends_on: string };

const chosenOf = ({ reads }: Values) => Object.keys(reads).filter((id): id is Scope => reads[id] === true);

const problems = (values: Values) => ({
  ...(values.name.trim() === '' && { name: 'Give it a name' }),
  ...(chosenOf(values).length === 0 && { scopes: 'Choose at least one thing that it may read' }),
});

const Scopes = ({ scopes }: Pick<ApiKeys, 'scopes'>) => {
  const { errors, isSubmitted } = useFormState<{ readonly scopes: string }>();
  const wrong = errors.scopes?.message;
  return (
    <fieldset className="choices">
      <legend className="field-label">The program may</legend>
      {scopes.map(({ id, title, opens }) => (
        <ToggleField
          key={id}
          source={`reads.${id}`}
          label={
            <>
              {title}
              <span className="api-key-opens muted small">{opens}</span>
            </>
          }
        />
      ))}
      {isSubmitted && wrong && (
        <p className="danger" role="alert">
          <ValidationError error={wrong} />
        </p>
      )}
    </fieldset>
  );
};

type MakeProps = Pick<ApiKeys, 'scopes'> & {
  /** The key, this once; null where the server had made it already. */
  readonly onMade: (name: string, key: string | null) => void;
  readonly onClose: () => void;
};

export const MakeApiKey = ({ scopes, onMade, onClose }: MakeProps) => {
  const { time_zone } = useBarn();
  const { mutateAsync } = useMakeApiKey();
  const values: Values = { name: '', reads: Object.fromEntries(scopes.map(({ id }) => [id, false])), ends_on: '' };
  const submit = async (given: Values) => {
    const name = given.name.trim();
    const { key } = await mutateAsync({ name, scopes: chosenOf(given), ends_on: given.ends_on || null });
    onMade(name, key);
  };
  return (
    <Modal values={values} validate={problems} onSubmit={submit} onSaved={onClose}>
      <Question title="Make an API key" submitLabel="Make the key" onClose={onClose}>
        <p>
          Whoever has the key reads what you tick here, for the whole barn and without signing in, and changes nothing.
          It is shown once: have the other program at hand.
        </p>
        <TextField
          source="name"
          label="Name"
          hint="The program or website that it is for."
          maxLength={80}
          required
          autoComplete="off"
        />
        <Scopes scopes={scopes} />
        <DateField source="ends_on" label="Last day" min={todayIn(time_zone)} hint="Empty: until it is revoked." />
      </Question>
    </Modal>
  );
};
