import { useNavigate } from 'react-router-dom';
import { useOpenFarm } from '@/data/requests/farms';
import { countries } from '@/features/setup/settings/choices';
import { SelectField, TextField } from '@/ui/form/form-inputs';
import { FormButtons } from '@/ui/form/FormButtons';
import { SidePanel } from '@/ui/SidePanel';
import { useSay } from '@/ui/use-say';
import { ValuesForm } from '@/ui/form/ValuesForm';

type NewFarm = {
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  readonly country_code: string;
};

/** A barn with everything it starts with. R192 R240 */
export const AddFarm = () => {
  const { mutateAsync } = useOpenFarm();
  const navigate = useNavigate();
  const say = useSay();
  const close = () => void navigate('/superuser');
  const save = async (farm: NewFarm) => {
    await mutateAsync(farm);
    say.done('New Farm Saved');
  };
  return (
    <ValuesForm
      className="panel-form-frame"
      warns
      values={{ name: '', contactName: '', email: '', country_code: 'CA' }}
      onSubmit={save}
      onSaved={close}
    >
      <SidePanel title="Add farm" onClose={close} footer={<FormButtons onCancel={close} />}>
        <div className="platform-form">
          <TextField source="name" label="Name" hint="As its families know it." autoComplete="off" />
          <TextField
            source="contactName"
            label="Contact name"
            hint="The barn’s first administrator."
            autoComplete="off"
          />
          <TextField
            source="email"
            label="Email"
            type="email"
            hint="The invitation to choose a password goes there, and so do families’ answers."
            autoComplete="off"
          />
          <SelectField
            source="country_code"
            label="Country"
            hint="Decides time zone and currency, until somebody changes them."
            options={countries()}
          />
        </div>
      </SidePanel>
    </ValuesForm>
  );
};
