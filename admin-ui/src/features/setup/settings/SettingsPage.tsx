import { BarnFeeds } from '@/features/feeds/BarnFeeds';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { useAccess } from '@/data/providers/use-access';
import { useBarn, type Barn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import { useSaveSetting, valueOf } from '@/data/requests/settings';
import { Forbidden } from '@/ui/states';
import { ApiKeys } from '../api-keys/ApiKeys';
import { Status } from '../subscription/Status';
import { Webhooks } from '../webhooks/Webhooks';
import { BarnLogo } from '../logo/BarnLogo';
import { CardAccount } from './CardAccount';
import { barnGroups, labels } from './catalogue';
import { AccountingSettings } from './AccountingSettings';
import { NextReminders } from './NextReminders';
import { OnYourSite } from './OnYourSite';
import { SettingGroups, type Part } from './SettingGroups';
import { settingShown } from './setting-words';
import { SettingsSourceProvider } from './source';

const subscription = (barn: Barn): Part => ({ name: 'Subscription', body: <Status {...barn} /> });

const cardAccount = ({ stripe_account_id }: Barn): Part => ({
  name: 'Card payments',
  body: <CardAccount stripe_account_id={stripe_account_id} />,
});

/** What switching reminders on does first, and where the books are. */
const above = { 'Payment reminders': <NextReminders />, Accounting: <AccountingSettings /> };

/** What follows from a group: the barn’s picture from its name and address, the line for its site from that. */
const below = { 'Business Information': <BarnLogo />, 'Your website': <OnYourSite /> };

const feeds: Part = { name: 'Calendar feeds', body: <BarnFeeds /> };

const apiKeys: Part = { name: 'API keys', body: <ApiKeys /> };

const webhooks: Part = { name: 'Webhooks', body: <Webhooks /> };

/** Who changed which setting, from what to what. */
const changes = ({ farm_id }: Barn): Part => ({
  name: 'History',
  body: <FoldedHistory record="farm" id={farm_id} labels={labels} shown={settingShown} />,
});

const Settings = () => {
  const barn = useBarn();
  const { section } = useOptions();
  const { mutateAsync } = useSaveSetting();
  const source = {
    valueOf: (name: string) => valueOf(barn, name),
    save: mutateAsync,
    choicesOf: (name: string) => (name === 'default_section_id' ? section : []),
  };
  return (
    <SettingsSourceProvider value={source}>
      <title>Settings – Leadline</title>
      <SettingGroups
        title={<h1>Settings</h1>}
        groupsOf={barnGroups}
        before={[subscription(barn)]}
        after={[cardAccount(barn), feeds, apiKeys, webhooks, changes(barn)]}
        above={above}
        below={below}
      />
    </SettingsSourceProvider>
  );
};

export default function SettingsPage() {
  const { canCall } = useAccess();
  return canCall('farms/updateFarmPreferencesClient') ? <Settings /> : <Forbidden />;
}
