import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { longName, nothing, type Story } from '@/testing/story';
import { AddButton } from './HeadButton';
import { DayHead } from './DayHead';
import { Hub } from './Hub';
import { MenuButton } from './MenuButton';
import { SidePanel } from './SidePanel';
import { TabStrip } from './TabStrip';
import { Tag } from './Tag';
import { Tick } from './Tick';

const tones = ['plain', 'success', 'danger', 'warning', 'info'] as const;

export const Tags: Story = {
  screen: (
    <p className="row gap-2">
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {`A ${tone} word`}
        </Tag>
      ))}
    </p>
  ),
  shows: 'A warning word',
};

export const Ticked: Story = {
  screen: (
    <p>
      <Tick label="Completed" /> Beginner group
    </p>
  ),
  shows: /Beginner group/,
};

export const Added: Story = { screen: <AddButton onClick={nothing}>Add New Horse</AddButton>, shows: 'Add New Horse' };

export const Menu: Story = {
  screen: (
    <MenuButton
      label="More about Anna"
      icon={<MoreIcon />}
      entries={[{ key: 'cancel', label: 'Cancel…', onClick: nothing, danger: true }]}
    />
  ),
  pressed: 'More about Anna',
  shows: 'Cancel…',
};

export const Tabs: Story = {
  at: '/horsehome/h1/notes',
  screen: (
    <TabStrip
      label={longName}
      tabs={[
        { to: '/horsehome/h1/details', label: 'Details' },
        { to: '/horsehome/h1/notes', label: 'Notes', count: 3 },
      ]}
    />
  ),
  shows: /^Notes/,
};

export const Places: Story = {
  screen: <Hub label="Reports" places={[{ to: '/reports', label: 'Workload', says: 'How much each horse works.' }]} />,
  shows: 'How much each horse works.',
};

const day = { title: 'Day Sheet', day: '2026-11-24', today: '2026-11-24', setDay: nothing };

export const Day: Story = { screen: <DayHead {...day} summary="3 need a hand" />, shows: '3 need a hand' };

export const Panel: Story = {
  screen: (
    <SidePanel title={longName} onClose={nothing} footer={<Button variant="contained">Save</Button>}>
      <p>What stands beside the list.</p>
    </SidePanel>
  ),
  shows: 'What stands beside the list.',
};
