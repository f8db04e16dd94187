import Button from '@mui/material/Button';
import { endViewing, readViewing, type Viewing } from '@leadline/api-client';

const told = (viewing: Viewing) =>
  'roleName' in viewing
    ? { text: `You see what “${viewing.roleName}” opens. Nothing can be changed.`, home: '/admin/setup/roles' }
    : {
        text: `You see ${viewing.farmName}, which its history says. Nothing can be changed.`,
        home: '/admin/superuser',
      };

/** Stands as long as somebody only looks. A full load leaves nothing of what was seen. */
export const ViewingBanner = () => {
  const viewing = readViewing();
  if (!viewing) return null;
  const { text, home } = told(viewing);
  const back = () => {
    endViewing();
    location.assign(home);
  };
  return (
    <div role="status" className="viewing no-print">
      <p>{text}</p>
      <Button size="small" variant="outlined" onClick={back}>
        Back to your own view
      </Button>
    </div>
  );
};
