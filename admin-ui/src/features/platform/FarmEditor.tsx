import { Link, useParams } from 'react-router-dom';
import { useFarmEditor, useSaveFarmSetting } from '@/data/requests/farms';
import { valueOf } from '@/data/requests/settings';
import { platformGroups } from '@/features/setup/settings/catalogue';
import { SettingGroups } from '@/features/setup/settings/SettingGroups';
import { SettingsSourceProvider, type Choice } from '@/features/setup/settings/source';
import { Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { EnterFarm } from './EnterFarm';
import { FarmActivation } from './FarmActivation';
import { AdministratorForm, PaymentCustomer, ProgramTypeForm } from './FarmForms';
import { WaiverTemplates } from './WaiverTemplates';

type Loaded = NonNullable<ReturnType<typeof useFarmEditor>['data']>;

const listFor = (editor: Loaded, name: string): readonly Choice[] => {
  if (name.endsWith('_product_id')) return editor.options_product;
  if (name === 'default_section_id') return editor.options_section;
  return name === 'eqo_stripe_plan_id' ? editor.options_plan : [];
};

const Editor = ({ editor }: { editor: Loaded }) => {
  const { farmDefaults: farm } = editor;
  const { farm_id, farm_name, is_active } = farm;
  const { mutateAsync } = useSaveFarmSetting(farm_id);
  const source = {
    valueOf: (name: string) => valueOf(farm, name),
    save: mutateAsync,
    choicesOf: (name: string) => listFor(editor, name),
  };
  return (
    <SettingsSourceProvider value={source}>
      <SettingGroups
        title={
          <div className="farm-title row middle wrap gap-3">
            <h1>{farm_name}</h1>
            <Tag tone={is_active ? 'success' : 'warning'}>{is_active ? 'Active' : 'Inactive'}</Tag>
            <FarmActivation farm={{ id: farm_id, farm_name, is_active }} />
            {Boolean(is_active) && <EnterFarm farm={{ id: farm_id, farm_name }} />}
          </div>
        }
        groupsOf={platformGroups}
        before={[
          { name: 'Administrator', body: <AdministratorForm farm_id={farm_id} /> },
          { name: 'Program type', body: <ProgramTypeForm farm_id={farm_id} /> },
          { name: 'Waiver templates', body: <WaiverTemplates farm_id={farm_id} /> },
          {
            name: 'Payment customer',
            body: <PaymentCustomer farm_id={farm_id} customerId={farm.eqo_stripe_customer_id ?? null} />,
          },
        ]}
      />
    </SettingsSourceProvider>
  );
};

/** One barn: what the platform decides for it, and all of its own settings; nobody of its people. R192 R241 */
export const FarmEditor = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useFarmEditor(id);
  return (
    <div className="farm-editor">
      <title>Farm – Leadline</title>
      <Link className="farm-back" to="/superuser">
        ‹ All barns
      </Link>
      {data ? (
        <Editor key={id} editor={data} />
      ) : (
        <Unanswered error={error} refetch={refetch} label="Loading the barn" />
      )}
    </div>
  );
};
