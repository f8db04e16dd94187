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

const schemes: readonly [SchemeChoice, string][] = [
  ['light', 'Light colours'],
  ['dark', 'Dark colours'],
  ['system', 'Colours of this device'],
];

export const UserMenu = () => {
  const user = useCurrentUser();
  const logout = useLogout();
  const { canCall } = useAccess();
  const [isAsking, setAsking] = useState(false);
  const entries: readonly MenuEntry[] = [
    ...schemes.map(([choice, label]) => ({
      key: choice,
      label: schemeChoice() === choice ? <strong>{label}</strong> : label,
      onClick: () => chooseScheme(choice),
    })),
    ...(canCall('notes_clients/createSupportEmail')
      ? [{ key: 'support', label: 'Write to the support', onClick: () => setAsking(true) }]
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
      {isAsking && (
        <Suspense fallback={null}>
          <SupportMessage onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
