import PersonIcon from '@mui/icons-material/PersonOutlined';
import { lazy, Suspense, useState } from 'react';
import { useLogout } from 'react-admin';
import { useAccess } from '@/data/providers/use-access';
import { useCurrentUser } from '@/data/requests/barn';
import { chooseScheme, schemeChoice, type SchemeChoice } from '@/ui/theme/scheme';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';

// Forms are heavy, and this menu stands on every screen.
const SupportMessage = lazy(async () => ({
  default: (await import('@/features/help/support/SupportMessage')).SupportMessage,
}));

const DeviceNotifications = lazy(async () => ({
  default: (await import('@/features/help/devices/DeviceNotifications')).DeviceNotifications,
}));

const schemes: readonly [SchemeChoice, string][] = [
  ['light', 'Light colours'],
  ['dark', 'Dark colours'],
  ['system', 'Colours of this device'],
];

export const UserMenu = () => {
  const user = useCurrentUser();
  const logout = useLogout();
  const { canCall } = useAccess();
  const [open, setOpen] = useState<'support' | 'notifications' | null>(null);
  const close = () => setOpen(null);
  const entries: readonly MenuEntry[] = [
    ...schemes.map(([choice, label]) => ({
      key: choice,
      label: schemeChoice() === choice ? <strong>{label}</strong> : label,
      onClick: () => chooseScheme(choice),
    })),
    ...(canCall('push_devices/index')
      ? [{ key: 'notifications', label: 'Notifications on this device', onClick: () => setOpen('notifications') }]
      : []),
    ...(canCall('notes_clients/createSupportEmail')
      ? [{ key: 'support', label: 'Write to the support', onClick: () => setOpen('support') }]
      : []),
    { key: 'logout', label: 'Logout', onClick: () => void logout() },
  ];
  return (
    <>
      <MenuButton
        label="Your account"
        variant="text"
        className="topbar-user"
        entries={entries}
        icon={<PersonIcon fontSize="small" />}
      >
        <span className="topbar-name cut">{user.person_name || user.username}</span>
        <span className="visually-hidden"> – your account</span>
      </MenuButton>
      {open && (
        <Suspense fallback={null}>
          {open === 'support' ? <SupportMessage onClose={close} /> : <DeviceNotifications onClose={close} />}
        </Suspense>
      )}
    </>
  );
};
