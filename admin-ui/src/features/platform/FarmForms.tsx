import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { SaveButton } from 'react-admin';
import { useAddProgramType, useInviteAdministrator, useRequestPaymentCustomer } from '@/data/requests/farms';
import { TextField } from '@/ui/form/form-inputs';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';

type FormProps<Values extends object> = {
  readonly values: Values;
  readonly create: (values: Values) => Promise<unknown>;
  readonly label: string;
  readonly children: ReactNode;
};

/** Empty again after each that was created. */
export const CreateForm = <Values extends object>({ values, create, label, children }: FormProps<Values>) => {
  const [created, setCreated] = useState(0);
  const say = useSay();
  const save = async (filled: Values) => {
    await create(filled);
    say.done('Created');
  };
  return (
    <ValuesForm
      key={created}
      className="platform-form platform-inline"
      values={values}
      onSubmit={save}
      onSaved={() => setCreated(created + 1)}
    >
      {children}
      <SaveButton label={label} alwaysEnable icon={<></>} />
    </ValuesForm>
  );
};

/** A15 */
export const AdministratorForm = ({ farm_id }: { farm_id: string }) => {
  const { mutateAsync } = useInviteAdministrator();
  return (
    <CreateForm
      values={{ name: '', email: '' }}
      create={(values) => mutateAsync({ farm_id, ...values })}
      label="Create administrator"
    >
      <TextField source="name" label="Name" autoComplete="off" />
      <TextField
        source="email"
        label="Email"
        type="email"
        hint="A link to choose a password is sent there."
        autoComplete="off"
      />
    </CreateForm>
  );
};

/** F16 */
export const ProgramTypeForm = ({ farm_id }: { farm_id: string }) => {
  const { mutateAsync } = useAddProgramType();
  return (
    <CreateForm
      values={{ name: '', desc: '' }}
      create={(values) => mutateAsync({ farm_id, ...values })}
      label="Create program type"
    >
      <TextField source="name" label="Name" hint="The barn’s programs are sorted by it." autoComplete="off" />
      <TextField source="desc" label="Description" autoComplete="off" />
    </CreateForm>
  );
};

export const PaymentCustomer = ({ farm_id, customerId }: { farm_id: string; customerId: string | null }) => {
  const { mutateAsync, isPending, isSuccess } = useRequestPaymentCustomer();
  const say = useSay();
  const create = () => void say.after(mutateAsync({ farm_id }), () => say.done('Created'));
  return (
    <div className="setting">
      <p className="muted small">
        {customerId
          ? 'The card provider knows this barn, so it can subscribe.'
          : 'A barn can subscribe once the card provider knows it as a customer.'}
      </p>
      {customerId ?? (
        <Button variant="outlined" disabled={isPending || isSuccess} onClick={create}>
          {isSuccess ? 'On its way' : 'Create payment customer'}
        </Button>
      )}
    </div>
  );
};
