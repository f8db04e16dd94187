import { useSaveWaiverTemplate, useWaiverTemplates } from '@/data/requests/farms';
import { TextField, ToggleField } from '@/ui/form/form-inputs';
import { Unanswered } from '@/ui/states';
import { CreateForm } from './FarmForms';

const Templates = ({ farm_id }: { farm_id: string }) => {
  const { data, error, refetch } = useWaiverTemplates(farm_id);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={1} />;
  if (data.length === 0) return <p className="muted">None yet: its families have nothing to sign.</p>;
  return (
    <ul aria-label="Waiver templates">
      {data.map(({ template_id, title, is_public, create_user_account }) => (
        <li key={template_id}>
          {title} <span className="muted">{template_id}</span>
          {is_public === 1 && <span className="muted"> · public</span>}
          {create_user_account === 1 && <span className="muted"> · makes accounts</span>}
        </li>
      ))}
    </ul>
  );
};

/** F05 */
export const WaiverTemplates = ({ farm_id }: { farm_id: string }) => {
  const { mutateAsync } = useSaveWaiverTemplate();
  return (
    <>
      <Templates farm_id={farm_id} />
      <CreateForm
        values={{ template_id: '', title: '', is_public: false, create_user_account: false }}
        create={({ is_public, create_user_account, ...values }) =>
          mutateAsync({
            farm_id,
            ...values,
            is_public: is_public ? 1 : 0,
            create_user_account: create_user_account ? 1 : 0,
          })
        }
        label="Create waiver template"
      >
        <TextField source="template_id" label="Template id" hint="As the waiver provider has it." autoComplete="off" />
        <TextField source="title" label="Title" autoComplete="off" />
        <ToggleField source="is_public" label="Also offered to strangers" />
        <ToggleField source="create_user_account" label="Who signs with an unknown address becomes an account holder" />
      </CreateForm>
    </>
  );
};
